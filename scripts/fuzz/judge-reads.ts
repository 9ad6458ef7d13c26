import { isDeepStrictEqual } from "node:util";
import { foldEmail } from "@/lib/fold";
import { assessmentOf, ids, invitationOf, people, type Snapshot } from "./outward-world";

type Told = { email: string; interviewId: number | undefined };

/** The candidate in a body, by assessment-service.md alone; undefined where there is none, or the row is another. */
export function toldBy(id: number, body: Buffer): Told | undefined {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(new TextDecoder().decode(body)) ?? {};
  } catch {
    return undefined;
  }
  const { id: own, completed, candidate_email: email, interview_id: interview } = read;
  if (own !== id || completed !== true || typeof email !== "string") return undefined;
  const cleaned = email.replaceAll("\u0000", "").toWellFormed().trim();
  if (!cleaned || email.length > 320) return undefined;
  const number =
    typeof interview === "string" && /^\d{1,20}$/.test(interview) ? Number(interview) : interview;
  const isId = typeof number === "number" && Number.isSafeInteger(number) && number > 0;
  return { email: cleaned, interviewId: isId ? number : undefined };
}

const untouched = (snapshot: Snapshot, id: number) => {
  const row = assessmentOf(snapshot, id);
  return [
    row?.identity,
    row?.email,
    row?.interview_id,
    row?.invitation_id,
    row?.status,
    row?.identity_read_at,
  ];
};

export function judgeReads(
  before: Snapshot,
  after: Snapshot,
  toldOf: (id: number) => Told | undefined,
  carriesKey: (text: string) => boolean,
): string[] {
  const found: string[] = [];
  const told = (id: number) => {
    const said = toldOf(id);
    return said && !carriesKey(said.email) ? said : undefined;
  };
  const isOf = (said: Told, email: string) =>
    foldEmail(said.email) === foldEmail(email) && (said.interviewId ?? 1) === 1;

  for (const id of [ids.recommended, ids.notRecommended]) {
    const said = told(id);
    const now = assessmentOf(after, id);
    if (said && (now?.identity !== "learned" || now.email_folded !== foldEmail(said.email)))
      found.push("a candidate that was told isn’t learned");
    if (!said && !isDeepStrictEqual(untouched(before, id), untouched(after, id)))
      found.push("a candidate was learned that nobody told");
  }

  const saidOfClaim = told(ids.claimedCompleted);
  const claim = assessmentOf(after, ids.claimedCompleted);
  if (
    !saidOfClaim &&
    !isDeepStrictEqual(untouched(before, ids.claimedCompleted), untouched(after, ids.claimedCompleted))
  )
    found.push("a claim was judged by nothing");
  if (saidOfClaim && claim?.identity !== (isOf(saidOfClaim, people.claimed) ? "claimed" : "learned"))
    found.push("a claim was judged wrongly");

  const saidOfMatch = told(ids.matchedCompleted);
  const match = invitationOf(after, people.matchedCompleted);
  const then = invitationOf(before, people.matchedCompleted);
  if (!saidOfMatch && (match.state !== then.state || match.assessment_id !== then.assessment_id))
    found.push("a match was judged by nothing");
  if (saidOfMatch && match.state !== (isOf(saidOfMatch, people.matchedCompleted) ? "created" : "unconfirmed"))
    found.push("a match was judged wrongly");

  for (const { id, email, state, assessment_id } of before.invitations) {
    if (email === people.matchedCompleted) continue;
    const now = after.invitations.find((one) => one.id === id);
    if (now?.state !== state || now.assessment_id !== assessment_id)
      found.push("a read settled an invitation of another row");
  }
  return found;
}
