import { clockTime } from "@/components/ui/format-time";
import type { TimelineEntry } from "@/lib/assessments/timeline-schema";
import type { Texts, Translator } from "@/lib/i18n/texts";

export type TimelineWords = { what: string; more?: string };

const reasonWords = ({ reason }: TimelineEntry): string | undefined =>
  [reason?.label, reason?.words].filter(Boolean).join(" · ") || undefined;

function decidedWords(entry: TimelineEntry, t: Translator): string {
  const { decision = "undecided", decisionBefore, actorName: name } = entry;
  if (decision === decisionBefore && decision !== "undecided") {
    if (!reasonWords(entry)) return name ? t("timeline.noReasonBy", { name }) : t("timeline.noReason");
    return name ? t("timeline.reasonBy", { name }) : t("timeline.reason");
  }
  if (decision === "undecided") return name ? t("timeline.undecidedBy", { name }) : t("timeline.undecided");
  const what = t(`timeline.decisions.${decision}`);
  return name ? t("timeline.decidedBy", { decision: what, name }) : t("timeline.decided", { decision: what });
}

function assignedWords(
  { assignee, assigneeBefore, actorName: name }: TimelineEntry,
  t: Translator,
): TimelineWords {
  const more = assigneeBefore && t("timeline.assigneeBefore", { assignee: assigneeBefore });
  if (!assignee)
    return { what: name ? t("timeline.unassignedBy", { name }) : t("timeline.unassigned"), more };
  if (assignee === name) return { what: t("timeline.tookOver", { name }), more };
  return {
    what: name ? t("timeline.assignedBy", { assignee, name }) : t("timeline.assigned", { assignee }),
    more,
  };
}

/** Before and after; without the résumé’s address, which would fill the line. */
function correctedWords({ before = {}, now = {} }: TimelineEntry): string | undefined {
  const fields = ["firstName", "lastName", "email", "phoneNumber", "externalId"] as const;
  const changes = fields.flatMap((field) =>
    before[field] || now[field] ? [`${before[field] ?? "–"} → ${now[field] ?? "–"}`] : [],
  );
  return changes.join(", ") || undefined;
}

function changedWords({ changed, status }: TimelineEntry, t: Translator): string {
  if (changed === "verdict" && status && status !== "pending") return t(`timeline.verdicts.${status}`);
  return changed && changed !== "verdict" ? t(`timeline.changes.${changed}`) : t("timeline.changed");
}

/** Bounds within the same minute are one time. */
function completedWords({ after, at }: TimelineEntry, clock: (at: string) => string, t: Translator): string {
  const before = clock(at);
  if (after === undefined) return t("timeline.before", { before });
  return clock(after) === before
    ? t("timeline.around", { at: before })
    : t("timeline.between", { after: clock(after), before });
}

/** A completion is never known exactly: it fell between two polls. */
export function timelineWords(entry: TimelineEntry, context: Context, texts: Texts): TimelineWords {
  const words = wordsOfOne(entry, context, texts);
  const { times, since } = entry;
  if (times === undefined || since === undefined) return words;
  const often = texts.t("timeline.times", { times, since: clockOf(since, context, texts) });
  return { ...words, more: words.more ? `${words.more}, ${often}` : often };
}

type Context = { candidateEmailSuppressed?: boolean; nowMs: number };

const clockOf = (instant: string, { nowMs }: Context, texts: Texts) =>
  clockTime(Date.parse(instant), nowMs, texts);

function wordsOfOne(entry: TimelineEntry, context: Context, texts: Texts): TimelineWords {
  const { t } = texts;
  const clock = (instant: string) => clockOf(instant, context, texts);
  const name = entry.actorName;
  switch (entry.kind) {
    case "invited":
      return {
        what: name ? t("timeline.invitedBy", { name }) : t("timeline.invited"),
        more: context.candidateEmailSuppressed ? t("timeline.emailOff") : undefined,
      };
    case "completed":
      return { what: t("timeline.completed"), more: completedWords(entry, clock, t) };
    case "changed":
      return { what: changedWords(entry, t) };
    case "identity_learned":
      return { what: t("timeline.learned"), more: t("timeline.learnedHow") };
    case "link_copied":
      return { what: name ? t("timeline.linkCopiedBy", { name }) : t("timeline.linkCopied") };
    case "link_handed_over":
      return {
        what: name ? t("timeline.handedOverBy", { name }) : t("timeline.handedOver"),
        more: entry.until && t("timeline.snoozedUntil", { until: clock(entry.until) }),
      };
    case "reminded":
      return {
        what: name ? t("timeline.remindedBy", { name }) : t("timeline.reminded"),
        more: entry.until && t("timeline.snoozedUntil", { until: clock(entry.until) }),
      };
    case "snoozed":
      return {
        what: name ? t("timeline.snoozedBy", { name }) : t("timeline.snoozed"),
        more: entry.until && t("timeline.until", { until: clock(entry.until) }),
      };
    case "unsnoozed":
      return { what: name ? t("timeline.unsnoozedBy", { name }) : t("timeline.unsnoozed") };
    case "gone":
      return { what: t("timeline.gone"), more: t("timeline.goneHow") };
    case "came_back":
      return { what: t("timeline.cameBack") };
    case "claimed":
      return {
        what: name ? t("timeline.claimedBy", { name }) : t("timeline.claimed"),
        more: entry.email && t("timeline.claimedAs", { email: entry.email }),
      };
    case "claim_withdrawn":
      return {
        what: name ? t("timeline.withdrawnBy", { name }) : t("timeline.withdrawn"),
        more: entry.email,
      };
    case "claim_overruled":
      return {
        what: t("timeline.overruled"),
        more: entry.email ? t("timeline.overruledAs", { email: entry.email }) : t("timeline.overruledHow"),
      };
    case "decided":
      return { what: decidedWords(entry, t), more: reasonWords(entry) };
    case "assigned":
      return assignedWords(entry, t);
    case "archived":
      return { what: name ? t("timeline.archivedBy", { name }) : t("timeline.archived") };
    case "unarchived":
      return name
        ? { what: t("timeline.unarchivedBy", { name }) }
        : { what: t("timeline.unarchived"), more: t("timeline.unarchivedWhy") };
    case "corrected":
      return {
        what: name ? t("timeline.correctedBy", { name }) : t("timeline.corrected"),
        more: correctedWords(entry),
      };
    case "revealed":
      return { what: name ? t("timeline.revealedBy", { name }) : t("timeline.revealed") };
    case "erased":
      return { what: name ? t("timeline.erasedBy", { name }) : t("timeline.erased") };
    default:
      return entry.kind satisfies never;
  }
}
