import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import { reading } from "@/components/query/reading";
import { RequestFailure } from "@/components/query/request-failure";
import type { AssessmentView } from "@/lib/assessments/schema";

export type Candidate = NonNullable<AssessmentView["candidate"]>;

const correctionFields = [
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "externalId",
  "resumeUrl",
] as const satisfies readonly (keyof Candidate)[];

export type CorrectionField = (typeof correctionFields)[number];

/** What stands in the form. */
export type Typed = Record<CorrectionField, string>;

export const typedOf = (candidate: Candidate): Typed => ({
  firstName: candidate.firstName ?? "",
  lastName: candidate.lastName ?? "",
  email: candidate.email,
  phoneNumber: candidate.phoneNumber ?? "",
  externalId: candidate.externalId ?? "",
  resumeUrl: candidate.resumeUrl ?? "",
});

const asKept = (kept: unknown): Typed => ({
  firstName: keptText(kept, "firstName"),
  lastName: keptText(kept, "lastName"),
  email: keptText(kept, "email"),
  phoneNumber: keptText(kept, "phoneNumber"),
  externalId: keptText(kept, "externalId"),
  resumeUrl: keptText(kept, "resumeUrl"),
});

/** A correction as somebody is writing it. `from`: what it is meant to replace. */
export type CorrectionDraft = { typed: Typed; from: Candidate };

const written = (text: string) => text || undefined;

function readDraft(kept: unknown): CorrectionDraft | undefined {
  if (typeof kept !== "object" || kept === null || !("typed" in kept) || !("from" in kept)) return undefined;
  const from = asKept(kept.from);
  if (from.email === "") return undefined;
  return {
    typed: asKept(kept.typed),
    from: {
      email: from.email,
      firstName: written(from.firstName),
      lastName: written(from.lastName),
      phoneNumber: written(from.phoneNumber),
      externalId: written(from.externalId),
      resumeUrl: written(from.resumeUrl),
    },
  };
}

/** What one person has begun to mend of one assessment's candidate; nothing while it says what was there. */
export function correctionDraft(assessmentId: number, personId: string) {
  const draft = tabDraft("correction", personId, assessmentId, readDraft);
  return {
    ...draft,
    save({ typed, from }: CorrectionDraft): void {
      const before = typedOf(from);
      const isChanged = correctionFields.some((field) => typed[field] !== before[field]);
      draft.save(isChanged ? { typed, from } : undefined);
    },
  };
}

const answer = reading<{ assessment: AssessmentView }>({ assessment: "object" });
export const correctionAnswer = answer;

/** Why a correction wasn’t taken, as its form answers it. */
export type Refusal = {
  /** What is wrong with a field. */
  fields: Partial<Record<CorrectionField, string[]>>;
  /** Somebody was quicker: what is in the directory by now. */
  theirs?: Candidate;
  /** The assessment that the new address is pending for already. */
  otherId?: number;
};

/** Reads what a failed save means. @param id the assessment that was to be corrected. */
export function refusalOf(error: unknown, id: number): Refusal {
  const problem = error instanceof RequestFailure ? error.problem : undefined;
  if (!problem) return { fields: {} };
  const fields = Object.fromEntries(
    correctionFields.flatMap((field) => {
      const texts = problem.errors?.[`candidate.${field}`];
      return texts ? [[field, texts]] : [];
    }),
  );
  const row = answer.safeParse(problem);
  if (!row.success) return { fields };
  const { assessment } = row.data;
  return assessment.id === id ? { fields, theirs: assessment.candidate } : { fields, otherId: assessment.id };
}
