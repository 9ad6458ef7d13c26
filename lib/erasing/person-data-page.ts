import type { EventKind } from "@/lib/db/assessment-tables";
import { places } from "@/lib/db/places";
import { isDerived } from "@/lib/erasing/derived-columns";
import type { PersonData } from "@/lib/erasing/schema";
import { languages } from "@/lib/i18n/messages/locales";
import type { Texts } from "@/lib/i18n/texts";

type Place = keyof typeof places;
type Row = Record<string, unknown>;
type Reader = Pick<Texts, "t" | "locale" | "timeZone">;

/** What the page shows of each row besides the columns that `places` names. Ids and technical times are in the JSON. */
const beside: Partial<Record<Place, string[]>> = {
  assessments: ["status", "created_at", "completed_before", "decision", "decided_at", "last_contacted_at"],
  events: ["at", "kind"],
  notes: ["created_at"],
  invitations: ["submitted_at"],
  import_rows: ["sent_at"],
  shortlist_entries: ["added_at"],
  shortlist_votes: ["updated_at", "answer"],
  audit_log: ["at", "action"],
};

const timelineTexts = {
  invited: "timeline.invited",
  completed: "timeline.completed",
  changed: "timeline.changed",
  identity_learned: "timeline.learned",
  link_copied: "timeline.linkCopied",
  link_handed_over: "timeline.handedOver",
  reminded: "timeline.reminded",
  snoozed: "timeline.snoozed",
  unsnoozed: "timeline.unsnoozed",
  gone: "timeline.gone",
  came_back: "timeline.cameBack",
  claimed: "timeline.claimed",
  claim_withdrawn: "timeline.withdrawn",
  claim_overruled: "timeline.overruled",
  decided: "team.decision",
  assigned: "assigning.title",
  archived: "timeline.archived",
  unarchived: "timeline.unarchived",
  corrected: "timeline.corrected",
  revealed: "timeline.revealed",
  erased: "timeline.erased",
} as const satisfies Record<EventKind, string>;

/** A closed set of words in the reader's language; undefined where the column isn't of one. */
function choiceWords(name: string, value: unknown, { t }: Reader): string | undefined {
  if (typeof value !== "string") return undefined;
  const known = (key: string) => (t.has(key as "team.notes") ? t(key as "team.notes") : undefined);
  switch (name) {
    case "status":
      return known(`table.statuses.${value}`);
    case "decision":
    case "decisionBefore":
      return known(`team.options.${value}`);
    case "answer":
      return known(`shortlists.answers.${value}`);
    case "kind":
      return value in timelineTexts ? t(timelineTexts[value as EventKind] as "timeline.invited") : undefined;
    default:
      return undefined;
  }
}

/** What was done, as the log says it. */
function actionWords({ action, subject_label: who, details }: Row, reader: Reader): string {
  const { t } = reader;
  const key = `settings.log.actions.${String(action)}`;
  if (!t.has(key as "team.notes")) return String(action);
  const open = ["role", "from", "what", "limit", "rows", "links", "assessments"].map((part) => [part, "…"]);
  const { decision } = (details ?? {}) as Row;
  const to = decision === undefined ? "…" : words("decision", decision, reader);
  const markup = t.markup as (name: string, values: object) => string;
  return markup(key, { ...Object.fromEntries(open), to, who: () => (who ? String(who) : "…") });
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function timeWords(value: string, { locale, timeZone = "UTC" }: Reader): string {
  return new Intl.DateTimeFormat(languages[locale].format, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(value));
}

/** Of the details of a record, these mean nothing to the person. */
const isTechnical = (name: string) => ["ids", "interviewId", "noteId"].includes(name);

/** `phone_number` and `phoneNumber` have one label. */
const labelKey = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function labelOf(name: string, { t }: Pick<Reader, "t">): string {
  const key = `erasing.fields.${labelKey(name)}` as "erasing.fields.email";
  return t.has(key) ? t(key) : name.replaceAll("_", " ");
}

function words(name: string, value: unknown, reader: Reader): string {
  const choice = choiceWords(name, value, reader);
  if (choice !== undefined) return choice;
  if (Array.isArray(value)) return value.map((one) => words(name, one, reader)).join(" | ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([inner]) => !isTechnical(inner))
      .map(([inner, one]) => `${labelOf(inner, reader)}: ${words(inner, one, reader)}`)
      .join("; ");
  const text = String(value);
  return instantPattern.test(text) ? timeWords(text, reader) : text;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (typeof value === "object" && value !== null && Object.keys(value).every(isTechnical));

/** Shown once, at the top, instead of in each row. */
const aboutPerson = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "external_id",
  "resume_url",
] as const;

/** All names, addresses and numbers that any row has of them. */
function personLines({ names, addresses, places: found }: PersonData, reader: Reader): string {
  const rows = [found.assessments, found.invitations, found.import_rows].flatMap((some) => some ?? []);
  const others = aboutPerson
    .slice(3)
    .map((column): [string, string[]] => [
      column,
      [...new Set(rows.flatMap((row) => (typeof row[column] === "string" ? row[column] : [])))],
    ]);
  return [["name", names] as const, ["email", addresses] as const, ...others]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => line(labelOf(name, reader), values.join("\n")))
    .join("");
}

const line = (label: string, text: string) =>
  `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(text)}</dd>`;

/** A row with its heading; undefined where the page has nothing of it. */
function recordOf(table: Place, given: Row, reader: Reader): string | undefined {
  const { t } = reader;
  const row =
    table === "audit_log" ? { ...given, action: actionWords(given, reader), subject_label: "" } : given;
  const named = Object.keys(places[table].columns).filter(
    (name) => !isDerived(name) && !aboutPerson.some((said) => said === name),
  );
  const lines = [...(beside[table] ?? []), ...named]
    .filter((name) => !isEmpty(row[name]))
    .map((name) => line(labelOf(name, reader), words(name, row[name], reader)));
  if (lines.length === 0) return undefined;
  const number = table === "assessments" ? row.id : row.assessment_id;
  const heading = [
    row.shortlist,
    row.interview,
    number && t("erasing.page.assessment", { number: String(number) }),
  ]
    .filter(Boolean)
    .map(String)
    .join(" · ");
  return `<article>${heading && `<h3>${escaped(heading)}</h3>`}<dl>${lines.join("")}</dl></article>`;
}

/**
 * The person's data as one HTML file without anything beside it, for someone who doesn't know Shortlist.
 * @param data by table of the store. @param reader whose language and time zone it is in.
 */
export function personDataPage(data: PersonData, reader: Reader): string {
  const { t, locale, timeZone = "UTC" } = reader;
  const name =
    data.names[0] ??
    data.addresses[0] ??
    t("erasing.page.assessment", { number: String(data.places.assessments?.[0]?.id ?? "") });
  const title = t("erasing.page.title", { name });
  const from = t("erasing.page.from", { at: timeWords(data.at, reader), zone: timeZone });
  const service = data.service.startsWith("sandbox:") ? t("erasing.page.sandbox") : data.service;
  const parts = (Object.keys(places) as Place[]).flatMap((table) => {
    const records = (data.places[table] ?? []).flatMap((row) => recordOf(table, row, reader) ?? []);
    if (records.length === 0) return [];
    return `<section><h2>${escaped(t(`erasing.places.${table}`))}</h2>${records.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;color:#1c1b19;max-width:50rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:0 0 .25rem}article{border-top:1px solid #ccc;padding:.75rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(8rem,12rem) minmax(0,1fr);gap:.125rem 1rem;margin:0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media (max-width:30rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.375rem}}
</style></head><body><h1>${escaped(title)}</h1>
<p>${escaped(from)}</p>
<p>${escaped(t("erasing.page.why"))} ${escaped(t("erasing.page.service", { service }))}</p>
<section><h2>${escaped(t("erasing.page.person"))}</h2><dl>${personLines(data, reader)}</dl></section>
${parts.join("\n")}
</body></html>
`;
}
