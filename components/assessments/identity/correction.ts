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

/** What is corrected: the candidate as an assessment has them, or the person in all of theirs. */
export type Corrected = {
  /** Also names the draft. */
  path: `/api/${string}`;
  /** `told`: the service said it. `kept`: it belongs to each assessment. */
  email: "editable" | "told" | "kept";
  /** Of the assessment. */
  id?: number;
};

export const ofAssessment = ({ id, identity }: Pick<AssessmentView, "id" | "identity">): Corrected => ({
  path: `/api/assessments/${id}/candidate`,
  email: identity === "learned" ? "told" : "editable",
  id,
});

export const ofPerson = (candidateId: number): Corrected => ({
  path: `/api/candidates/${candidateId}`,
  email: "kept",
});

/** A correction being typed; none while it equals the directory. */
export function correctionDraft({ path }: Pick<Corrected, "path">, personId: string) {
  const draft = tabDraft("correction", personId, path, readDraft);
  return {
    ...draft,
    save({ typed, from }: CorrectionDraft): void {
      const before = typedOf(from);
      const isChanged = correctionFields.some((field) => typed[field] !== before[field]);
      draft.save(isChanged ? { typed, from } : undefined);
    },
  };
}

export const correctedAnswer = answerShape<{ assessments: AssessmentView[] }>({ assessments: "array" });
export const correctionAnswer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });
const person = answerShape<{ candidate: Candidate }>({ candidate: "object" });

export type Refusal = {
  fields: Partial<Record<CorrectionField, string[]>>;
  /** A colleague was faster: the directory’s present values. */
  theirs?: Candidate;
  /** The assessment that is pending for the new address already. */
  otherId?: number;
};

/** What a failed save means. @param id of the corrected assessment, if it is one. */
export function refusalOf(error: unknown, id: number | undefined): Refusal {
  const problem = error instanceof RequestFailure ? error.problem : undefined;
  if (!problem) return { fields: {} };
  const fields = Object.fromEntries(
    correctionFields.flatMap((field) => {
      const texts = problem.errors?.[`candidate.${field}`];
      return texts ? [[field, texts]] : [];
    }),
  );
  const row = correctionAnswer.safeParse(problem);
  if (!row.success) {
    const now = person.safeParse(problem);
    return now.success ? { fields, theirs: now.data.candidate } : { fields };
  }
  const { assessment } = row.data;
  return assessment.id === id ? { fields, theirs: assessment.candidate } : { fields, otherId: assessment.id };
}
