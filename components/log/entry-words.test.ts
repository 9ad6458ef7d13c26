import { expect, test } from "vitest";
import {
  actionWords,
  actorWords,
  entryValues,
  isFromSeveral,
  isStillCounted,
  sentenceKey,
  subjectWords,
} from "@/components/log/entry-words";
import { auditActions } from "@/lib/audit/actions";
import type { AuditEntryView } from "@/lib/audit/schema";
import { en } from "@/lib/i18n/messages/en";
import { english, german } from "@/lib/i18n/testing";
import { preferencesSchema } from "@/lib/members/preferences";

const entry = (action: string, rest: Partial<AuditEntryView> = {}): AuditEntryView => ({
  id: "1",
  at: "2026-03-01T10:00:00.000Z",
  action,
  actor: { id: "ada", name: "Ada" },
  subject: { type: "member", id: "mei", label: "Mei" },
  details: {},
  ...rest,
});

test("each action that is recorded has a sentence, and nothing else has one", () => {
  expect(Object.keys(en.settings.log.actions).sort()).toEqual([...auditActions].sort());
});

test.each([english, german])("each action can be chosen by its words in $locale", ({ t }) => {
  const words = auditActions.map((action) => actionWords(action, t));
  expect(new Set(words).size).toBe(auditActions.length);
  for (const text of words) expect(text).not.toMatch(/[<>{}]/);
});

test("roles and decisions are told in the reader’s language", () => {
  const change = entry("role_changed", { details: { from: "viewer", to: "administrator" } });
  expect(entryValues(change, german)).toMatchObject({
    from: german.t("roleInSentence.viewer"),
    to: german.t("roleInSentence.administrator"),
  });
  const decision = entry("decision_made", { details: { decision: "hold" } });
  expect(entryValues(decision, english).to).toBe("On hold");
  const newer = entry("decision_made", { details: { decision: "postpone" } });
  expect(entryValues(newer, english).to).toBe("postpone");
});

test("numbers and preferences are told as words", () => {
  const limit = entry("team_settings_changed", { details: { pendingLimitDays: 1 } });
  expect(entryValues(limit, english).limit).toBe("1 day");
  const chosen = entry("preferences_changed", { details: { theme: "dark", timeZone: null } });
  expect(entryValues(chosen, english).what).toBe("theme and time zone");
});

test("every preference has a name in the log", () => {
  expect(Object.keys(en.settings.log.preferences).sort()).toEqual(
    Object.keys(preferencesSchema.shape).sort(),
  );
});

test("a decision that is cleared is no decision for “undecided”", () => {
  const cleared = entry("decision_made", { details: { decision: "undecided" } });
  expect(sentenceKey(cleared)).toBe("settings.log.decisionCleared");
  const many = entry("decision_made", { details: { decision: "undecided", ids: [7, 9] } });
  expect(german.t(sentenceKey(many) as never, entryValues(many, german) as never)).toBe(
    "Entscheidungen zu 2 Assessments zurückgenommen",
  );
});

test("an export of chosen rows is told from one of all that match", () => {
  const chosen = entry("assessments_exported", { details: { ids: [7, 9] } });
  expect(german.t(sentenceKey(chosen) as never, entryValues(chosen, german) as never)).toBe(
    "Auswahl mit 2 Zeilen exportiert",
  );
  const all = entry("assessments_exported", { details: { status: "all" } });
  expect(english.t(sentenceKey(all) as never)).toBe("Exported assessments");
});

test.each([
  ["assessment_archived", "Archived 120 assessments", "120 Assessments archiviert"],
  [
    "assessment_unarchived",
    "Restored 120 assessments from the archive",
    "120 Assessments aus dem Archiv wiederhergestellt",
  ],
  [
    "link_copied",
    "Copied the application links of 120 assessments",
    "Teilnahmelinks für 120 Assessments kopiert",
  ],
  [
    "link_handed_over",
    "Handed over the application links of 120 assessments",
    "Teilnahmelinks für 120 Assessments weitergegeben",
  ],
])("%s of many at once is one sentence", (action, inEnglish, inGerman) => {
  const ids = Array.from({ length: 120 }, (_, index) => index + 1);
  const many = entry(action, { subject: { type: "selection", id: "s", label: "" }, details: { ids } });
  const sentence = (texts: typeof english) =>
    texts.t(sentenceKey(many) as never, entryValues(many, texts) as never);
  expect([sentence(english), sentence(german)]).toEqual([inEnglish, inGerman]);
});

test("the first of what is counted hourly says so until the hour is over", () => {
  const details = { countedUntil: "2026-03-01T11:00:00.000Z" };
  const first = entry("sign_in_failed", { details });
  expect(isStillCounted(first, Date.parse("2026-03-01T10:59:59Z"))).toBe(true);
  expect(isStillCounted(first, Date.parse("2026-03-01T11:00:00Z"))).toBe(false);
  expect(isStillCounted(entry("sign_in_failed"), 0)).toBe(false);
  expect(english.t("settings.log.onceSoFar")).toBe("once so far; counted hourly");
});

test("what has no name is still told apart", () => {
  const setup = entry("setup_link_made", { subject: { type: "setup", id: "first", label: "" } });
  expect(subjectWords(setup, english)).toBe("the first administrator");
  const link = { type: "setup", id: "unknown", label: "" };
  expect(subjectWords(entry("setup_link_refused", { subject: link }), german)).toBe("jemand");
  const pasted = { type: "import", id: "an import", label: "", madeAt: "2026-11-24T13:05:30.000Z" };
  expect(subjectWords(entry("import_started", { subject: pasted }), { ...english, timeZone: "UTC" })).toBe(
    "Pasted on 24 Nov 2026, 13:05",
  );
  const template = entry("template_saved", {
    subject: { type: "template", id: "default", label: "Default" },
  });
  expect(subjectWords(template, german)).toBe("Standard");
  expect(actorWords(entry("epoch_renewed", { actor: { name: "Command line" } }), german.t)).toBe(
    "Kommandozeile",
  );
  expect(actorWords(entry("signed_in", { actor: { id: "1", name: "Operator" } }), german.t)).toBe("Operator");
});

test("what came from more addresses than are told apart says so", () => {
  const from = (id: string) => entry("sign_in_failed", { subject: { type: "address", id, label: "" } });
  expect([isFromSeveral(from("several")), isFromSeveral(from("192.0.2.1"))]).toEqual([true, false]);
  expect(english.t("settings.log.moreTimes", { times: 999 })).toBe("999 more times");
  expect(german.t("settings.log.moreTimes", { times: 1 })).toBe("noch einmal");
});
