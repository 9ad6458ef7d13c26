import { keptText, tabDraft } from "@/components/drafts/tab-draft";
import { answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
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

/** `from`: the values that it replaces. */
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

/** A correction being typed; none while it equals the directory. */
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

const answer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });
export const correctionAnswer = answer;

export type Refusal = {
  fields: Partial<Record<CorrectionField, string[]>>;
  /** A colleague was faster: the directory’s present values. */
  theirs?: Candidate;
  /** The assessment that is pending for the new address already. */
  otherId?: number;
};

/** What a failed save means. @param id of the corrected assessment. */
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
