import { importName } from "@/components/candidate/import-name";
import { limitWords } from "@/components/people/limit-words";
import { periodWords } from "@/components/retention/period-words";
import type { AuditAction } from "@/lib/audit/actions";
import { actorKind } from "@/lib/audit/actors";
import type { AuditEntryView } from "@/lib/audit/schema";
import type { Messages } from "@/lib/i18n/messages/messages";
import type { Texts } from "@/lib/i18n/texts";

type Words = Pick<Texts, "t" | "list">;
type Details = AuditEntryView["details"];

export type EntryValues = Record<
  "role" | "from" | "to" | "what" | "limit" | "rows" | "links" | "assessments",
  string
>;

/** “Something” where the entry lacks the value. */
const text = (value: unknown, { t }: Pick<Words, "t">): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : t("settings.log.something");

type Naming =
  | "roleInSentence"
  | "team.options"
  | "settings.log.secondFactorRules"
  | "settings.log.refusals"
  | "settings.log.testOutcomes"
  | "blind.reviewers";

/** The reader’s word for a name of ours; a name that this release doesn’t know stays as it is. */
function named<Group extends Naming>(group: Group, value: unknown, words: Words): string {
  const key = `${group}.${text(value, words)}` as "roleInSentence.viewer";
  return words.t.has(key) ? words.t(key) : text(value, words);
}

function preferenceNames(details: Details, { t, list }: Words): string {
  const names = Object.keys(details).map((name) => {
    const key =
      `settings.log.preferences.${name as keyof Messages["settings"]["log"]["preferences"]}` as const;
    return t.has(key) ? t(key) : name;
  });
  return list(names);
}

/** The rest is counted. */
const mostNamed = 3;

/** The general period, and those of interviews with their own. */
function periods({ months, interviews }: Details, words: Words): string {
  const { t } = words;
  const period = (count: unknown) => periodWords(typeof count === "number" ? count : null, t);
  const all = Array.isArray(interviews) ? interviews : [];
  const own = all
    .slice(0, mostNamed)
    .map((one: { name?: unknown; months?: unknown }) =>
      t("common.labelled", { label: text(one.name, words), what: period(one.months) }),
    );
  const count = all.length - own.length;
  return [period(months), ...own, ...(count > 0 ? [t("retention.andMore", { count })] : [])].join("; ");
}

function blindParts({ reviewers, interviews, revealsOnDecision, showsResults }: Details, words: Words) {
  const { t } = words;
  const own = (Array.isArray(interviews) ? interviews : []).map((one: Details) =>
    t("common.labelled", {
      label: text(one.name, words),
      what: named("blind.reviewers", one.reviewers, words),
    }),
  );
  return [
    named("blind.reviewers", reviewers, words),
    ...own,
    ...(revealsOnDecision === true ? [t("blind.logOnDecision")] : []),
    ...(showsResults === true ? [t("blind.logResults")] : []),
  ].join("; ");
}

function visibleParts({ interviews, own, unclaimed }: Details, words: Words): string {
  const names = (Array.isArray(interviews) ? interviews : []).map(({ name }: { name?: unknown }) =>
    text(name, words),
  );
  return limitWords(
    { interviews: names, own: own === true, unclaimed: unclaimed === true },
    "recruiter",
    words,
  );
}

/** The names in the entry of a changed preference or an ended session. */
function namedIn(action: string, details: Details, words: Words): string {
  if (action === "preferences_changed") return preferenceNames(details, words);
  if (action === "retention_changed") return periods(details, words);
  if (action === "visibility_limited") return visibleParts(details, words);
  if (action === "retention_ran")
    return words.t("retention.count", {
      count: typeof details.candidates === "number" ? details.candidates : 0,
    });
  if (action === "blind_review_changed") return blindParts(details, words);
  if (action === "erasure_blocked" || action === "candidate_revealed") return text(details.reason, words);
  if (action === "recovery_code_used") return text(details.left, words);
  if (action === "provider_tested") return named("settings.log.testOutcomes", details.outcome, words);
  if (action.startsWith("provider_")) return named("settings.log.refusals", details.reason, words);
  const { browser, system } = details;
  const device = [browser, system].filter((name) => typeof name === "string").join(" · ");
  return (action === "session_ended" && device) || words.t("settings.log.something");
}

const onSelections = [
  "link_copied",
  "link_handed_over",
  "candidate_reminded",
  "assessment_archived",
  "assessment_unarchived",
  "decision_made",
  "assessment_assigned",
  "assessment_unassigned",
] as const;

/** The key of an entry’s sentence: chosen rows have another one than a single row, or all that match. */
export function sentenceKey({ action, details }: AuditEntryView) {
  const onSelection = Array.isArray(details.ids) ? onSelections.find((one) => one === action) : undefined;
  const ofTemplate = (["template_saved", "template_removed"] as const).find((one) => one === action);
  if (ofTemplate && details.kind === "reminder")
    return `settings.log.reminderTemplates.${ofTemplate}` as const;
  if (action === "signed_in" && details.by === "provider") return "settings.log.signedInBy.provider";
  if (action === "signed_in" && details.second !== undefined) return "settings.log.signedInBy.code";
  if (action === "password_reset" && details.unlinked) return "settings.log.accountReset";
  if (action === "decision_made" && details.decision === "undecided")
    return onSelection ? "settings.log.selections.decision_cleared" : "settings.log.decisionCleared";
  if (onSelection) return `settings.log.selections.${onSelection}` as const;
  return action === "assessments_exported" && Array.isArray(details.ids)
    ? "settings.log.selectionExported"
    : (`settings.log.actions.${action as keyof Messages["settings"]["log"]["actions"]}` as const);
}

export function entryValues({ action, details }: AuditEntryView, words: Words): EntryValues {
  const { t } = words;
  const ours = action.startsWith("role_")
    ? "roleInSentence"
    : action === "second_factor_rule_changed"
      ? "settings.log.secondFactorRules"
      : undefined;
  const count = (value: unknown) => (typeof value === "number" ? value : 0);
  const chosen = Array.isArray(details.ids) ? details.ids.length : undefined;
  return {
    role: named("roleInSentence", details.role, words),
    from: ours ? named(ours, details.from, words) : text(details.from, words),
    to: ours
      ? named(ours, details.to, words)
      : action === "decision_made"
        ? named("team.options", details.decision, words)
        : text(details.to, words),
    what: namedIn(action, details, words),
    limit: t("settings.log.days", { count: count(details.pendingLimitDays ?? details.days) }),
    links: t("settings.log.links", { count: count(details.links) }),
    rows: t("settings.log.rows", { count: chosen ?? count(details.rows) }),
    assessments: t("settings.log.assessments", { count: chosen ?? 0 }),
  };
}

export function subjectWords(
  { subject, action }: AuditEntryView,
  texts: Pick<Texts, "t" | "locale" | "timeZone">,
): string {
  const { t } = texts;
  if (subject.type === "template" && subject.id === "default") return t("settings.templates.default");
  if (subject.label) return subject.label;
  if (subject.type === "assessment" || subject.type === "invitation")
    return t("settings.log.erasedCandidate");
  if (subject.type === "import")
    return subject.madeAt
      ? importName({ name: "", createdAt: subject.madeAt }, texts)
      : t("settings.log.something");
  if (subject.type === "setup" && subject.id === "first" && action.startsWith("setup_link"))
    return t("settings.log.firstAdministrator");
  return t("settings.log.somebody");
}

/** Whether an entry sums up more addresses than the log keeps apart. */
export const isFromSeveral = ({ subject }: AuditEntryView): boolean =>
  subject.type === "address" && subject.id === "several";

/** Whether an entry tells the first of several, which are still being counted. */
export const isStillCounted = ({ details: { countedUntil } }: AuditEntryView, nowMs: number): boolean =>
  typeof countedUntil === "string" && nowMs < Date.parse(countedUntil);

/** The actor; one without an id is no colleague. */
export function actorWords({ actor }: AuditEntryView, t: Words["t"]): string {
  const kind = actorKind(actor);
  return kind ? t(`settings.log.actors.${kind}`) : actor.name;
}

export function actionWords(action: AuditAction, t: Words["t"]): string {
  const open = t("settings.log.something");
  const parts = { rows: open, links: open, assessments: open };
  const values = { role: open, from: open, to: open, what: open, limit: open, ...parts };
  const markup = t.markup as (key: string, values: object) => string;
  return markup(`settings.log.actions.${action}`, { ...values, who: () => open });
}
