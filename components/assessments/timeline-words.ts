import { clockTime } from "@/components/ui/format-time";
import type { TimelineEntry } from "@/lib/assessments/schema";

export type TimelineWords = { what: string; more?: string };

const by = (what: string, actor: string | undefined) => (actor ? `${what} by ${actor}` : what);

/**
 * One line of the timeline. Completion is observed, never known: it fell between two looks.
 * @param candidateEmailSuppressed whether the service was asked to leave the e-mail to us.
 */
export function timelineWords(
  entry: TimelineEntry,
  context: { candidateEmailSuppressed?: boolean; nowMs: number; timeZone?: string },
): TimelineWords {
  const clock = (instant: string) => clockTime(Date.parse(instant), context.nowMs, context.timeZone);
  switch (entry.kind) {
    case "invited":
      return {
        what: by("Invited", entry.actorName),
        more: context.candidateEmailSuppressed ? "service e-mail off" : undefined,
      };
    case "completed":
      return {
        what: "Completed",
        more: entry.after
          ? `seen between ${clock(entry.after)} and ${clock(entry.at)}`
          : `some time before ${clock(entry.at)}`,
      };
    case "changed":
      return { what: "Result changed by the assessment service" };
    case "identity_learned":
      return { what: "Candidate learned", more: "from the completed assessment" };
    case "link_copied":
      return { what: by("Link copied", entry.actorName) };
    case "gone":
      return { what: "Gone from the assessment service", more: "its list no longer has it" };
    case "came_back":
      return { what: "Back in the assessment service’s list" };
    case "claimed":
      return { what: by("Claimed", entry.actorName), more: entry.email && `as ${entry.email}` };
    case "claim_withdrawn":
      return { what: by("Claim taken back", entry.actorName), more: entry.email };
    case "claim_overruled":
      return {
        what: "Claim overruled",
        more: entry.email
          ? `claimed as ${entry.email}, the completed assessment says otherwise`
          : "the completed assessment says otherwise",
      };
    case "decided":
      return {
        what:
          entry.decision === undefined || entry.decision === "undecided"
            ? by("Decision taken back", entry.actorName)
            : by(`Decided: ${entry.decision}`, entry.actorName),
      };
    case "archived":
      return { what: by("Archived", entry.actorName) };
    case "unarchived":
      return entry.actorName
        ? { what: by("Back from the archive", entry.actorName) }
        : { what: "Back from the archive", more: "because it was completed" };
    case "corrected":
      return {
        what: by("Candidate corrected", entry.actorName),
        more: [entry.before?.email, entry.now?.email].filter(Boolean).join(" → ") || undefined,
      };
    default:
      return entry.kind satisfies never;
  }
}
