import { suggestEmail } from "@/components/candidate/fields/suggest-email";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import { isUnusualAddress, plainAddress } from "@/lib/candidates/email-address";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";
import { invitationInputSchema } from "@/lib/invitations/schema";

/**
 * `errors`: by the form’s own paths, such as `candidate.email`, `interviewId`, `suppressCandidateEmail`. `doubleOf`: the
 * line of the row that stays. `typo`: the whole address as it was probably meant. `unusual`: its address is valid, and rare.
 */
export type RowCheck = { errors: Record<string, string[]>; doubleOf?: number; typo?: string; unusual?: true };
export type RowChecks = ReadonlyMap<number, RowCheck>;
/** What holds for rows that name no interview. */
export type Common = { interviewId?: number };

function interviewOf({ interview }: DraftRow, common: Common): number | undefined {
  return interview ? interview.id : common.interviewId;
}

function errorsOf(row: DraftRow, common: Common): RowCheck["errors"] {
  const errors: RowCheck["errors"] = {};
  const add = (path: string, message: string) => {
    errors[path] = [...(errors[path] ?? []), message];
  };
  const { interview, candidate, suppress, suppressText } = row;
  const interviewId = interviewOf(row, common);
  const isUnknown = interview !== undefined && interviewId === undefined;
  const { error } = invitationInputSchema.safeParse({
    interviewId,
    candidate,
    suppressCandidateEmail: suppress,
  });
  for (const { path, message } of error?.issues ?? [])
    add(path.join("."), isUnknown && path[0] === "interviewId" ? fieldText("noSuchInterview") : message);
  if (suppressText !== undefined) add("suppressCandidateEmail", fieldText("yesOrNo"));
  return errors;
}

/** Checks rows one by one; what costs most is asked once for each domain. */
function rowChecker(common: Common): (row: DraftRow) => RowCheck {
  const meant = new Map<string, string | undefined>();
  return (row) => {
    const errors = errorsOf(row, common);
    const email = row.candidate.email?.trim();
    if (!email || errors["candidate.email"]) return { errors };
    if (isUnusualAddress(plainAddress(email))) return { errors, unusual: true };
    const at = email.lastIndexOf("@");
    const domain = email.slice(at + 1);
    if (!meant.has(domain)) meant.set(domain, suggestEmail(`x@${domain}`)?.slice("x@".length));
    const right = meant.get(domain);
    return right ? { errors, typo: `${email.slice(0, at)}@${right}` } : { errors };
  };
}

export const saysSomething = ({ errors, doubleOf, typo, unusual }: RowCheck) =>
  Object.keys(errors).length > 0 || doubleOf !== undefined || typo !== undefined || unusual === true;

/** Of several rows that could be sent for the same address and interview the first one stays. */
function withDoubles(
  rows: readonly DraftRow[],
  common: Common,
  checkOf: (row: DraftRow) => RowCheck | undefined,
): RowChecks {
  const stays = new Map<string, number>();
  const checks = new Map<number, RowCheck>();
  for (const row of rows) {
    const { errors = {}, typo, unusual } = checkOf(row) ?? {};
    const check: RowCheck = { errors, typo, unusual };
    // One that isn’t sent takes no other one’s place.
    if (row.skip === undefined && Object.keys(errors).length === 0) {
      const key = `${interviewOf(row, common)} ${foldEmail(plainAddress(row.candidate.email ?? ""))}`;
      check.doubleOf = stays.get(key);
      if (check.doubleOf === undefined) stays.set(key, row.line);
    }
    if (saysSomething(check)) checks.set(row.line, check);
  }
  return checks;
}

/** Checks every row by the form’s schema, and against each other. Only rows with something to say are in it. */
export function checkRows(rows: readonly DraftRow[], common: Common): RowChecks {
  return withDoubles(rows, common, rowChecker(common));
}

/** The same after one row was edited or skipped. @param rows with that row as it is now. */
export function recheckRow(
  rows: readonly DraftRow[],
  checks: RowChecks,
  line: number,
  common: Common,
): RowChecks {
  const check = rowChecker(common);
  return withDoubles(rows, common, (row) => (row.line === line ? check(row) : checks.get(row.line)));
}
