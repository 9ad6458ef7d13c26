import { interviews } from "@/lib/sandbox/interviews/catalogue";
import { pick, randomFrom } from "@/lib/sandbox/seed/random";
import { completeAssessment, type Result } from "@/lib/sandbox/store/complete-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";
import { ourEmployerId } from "@/lib/sandbox/store/schema";
import { newToken } from "@/lib/sandbox/store/tokens";

const spreadMs = 90 * 24 * 60 * 60 * 1000;

const strengths = [
  "API design",
  "concurrency",
  "SQL",
  "reading charts",
  "escalation",
  "clear writing",
  "objections",
];
const weaknesses = ["capacity estimates", "security", "probability", "priorities", "sums at the till"];

// Two fifths pending, a third recommended, the rest not; half of these with a detail.
function inventResult(random: () => number): Result | undefined {
  const share = random();
  if (share < 0.4) return undefined;
  if (share < 0.75) {
    return {
      recommended: true,
      detail: `Strong on ${pick(strengths, random)}; weaker on ${pick(weaknesses, random)}.`,
    };
  }
  const detail = random() < 0.5 ? `Below the pass mark on ${pick(weaknesses, random)}.` : undefined;
  return { recommended: false, detail };
}

/** Adds assessments of the last 90 days without answers, for load; always the same but for their tokens. */
export function generateAssessments(store: Store, howMany: number): void {
  const random = randomFrom("generated");
  const now = store.now().getTime();
  const insert = store.db.prepare(
    `insert into assessments (employer_id, interview_id, email, email_folded, first_name, last_name,
       suppress_email, created_at, application_token, completed_at, recommended, detail, report_token)
     values (?, ?, ?, ?, 'Candidate', ?, 1, ?, ?, ?, ?, ?, ?)`,
  );
  store.db.transaction(() => {
    for (let index = 1; index <= howMany; index += 1) {
      const createdMs = now - spreadMs + Math.floor((spreadMs * index) / (howMany + 1));
      const email = `candidate-${String(index).padStart(6, "0")}@example.com`;
      const result = inventResult(random);
      insert.run(
        ourEmployerId,
        pick(interviews, random).id,
        email,
        email,
        String(index),
        new Date(createdMs).toISOString(),
        newToken(),
        result ? new Date(createdMs + Math.floor((now - createdMs) * random())).toISOString() : null,
        result ? Number(result.recommended) : null,
        result?.detail ?? null,
        result?.recommended ? newToken() : null,
      );
    }
  })();
}

const controlDetail = "Completed through the control route, without an interview.";

export function completeDirectly(store: Store, id: number, recommended: boolean): boolean {
  const result: Result = recommended ? { recommended, detail: controlDetail } : { recommended };
  return completeAssessment(store, id, result, store.now().toISOString());
}
