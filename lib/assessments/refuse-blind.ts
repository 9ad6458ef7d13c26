import type { Transaction } from "kysely";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { blindDb, wholeDb } from "@/lib/db/visibility/limit-store";
import { conflict } from "@/lib/errors";

/** For acts that require knowing the candidate. @throws ProblemError 409 `blind` with the row */
export function refuseBlind(assessment: AssessmentView): void {
  if (assessment.isBlind)
    throw conflict("blind", "You review this assessment blind. Reveal the candidate first.", { assessment });
}

/** 409 for a change of a person by which a blind reviewer could tell which blind assessments are theirs. */
export const blindPerson = () =>
  conflict(
    "blind_person",
    "You review an assessment of this candidate blind, so a colleague has to change this, or an administrator.",
  );

/** @param emailsFolded all addresses of the person. @throws ProblemError 409 `blind_person` */
export async function refuseBlindPerson(
  transaction: Transaction<Tables>,
  { sourceId }: Pick<Store, "sourceId">,
  emailsFolded: readonly string[],
): Promise<void> {
  const blind = blindDb(transaction);
  if (!blind) return;
  const count = async (db: Transaction<Tables>) => {
    const { number } = await db
      .selectFrom("assessments")
      .select(({ fn }) => fn.countAll<number>().as("number"))
      .where("source_id", "=", sourceId)
      .where("email_folded", "in", emailsFolded)
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  if ((await count(blind)) < (await count(wholeDb(transaction)))) throw blindPerson();
}

/** 409 for an act that would replace or lose a text that a blind reviewer doesn’t see. */
export const hiddenText = () =>
  conflict("blind_text", "A colleague’s text here is hidden in blind review, so you can’t change this.");
