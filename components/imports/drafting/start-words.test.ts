import { expect, test } from "vitest";
import { checkRows } from "@/components/imports/checking/check-rows";
import { sortOut } from "@/components/imports/checking/sort-out";
import { beginDraft } from "@/components/imports/drafting/draft-state";
import { missingOf, shownChecks } from "@/components/imports/drafting/shown-checks";
import { startLabel, startMeans, whyNotYet } from "@/components/imports/drafting/start-words";
import type { Sorted } from "@/components/imports/drafting/use-draft";
import { english, german } from "@/lib/i18n/testing";
import type { ColumnKind } from "@/lib/imports/names";
import type { RowDouble } from "@/lib/imports/schema";

function drafted(
  kinds: ColumnKind[],
  interviewId: number | undefined,
  addresses: string[],
  doubles: RowDouble[] = [],
) {
  const state = beginDraft(
    [{ rows: addresses.map((address, at) => ({ line: at + 1, cells: [address] })) }],
    { hasHeader: false, headers: [""], kinds },
    { common: { interviewId }, suppress: false, interviews: [] },
  );
  const missing = missingOf(state);
  const checks = shownChecks(checkRows(state.rows, state.common), missing);
  const { rows, counts } = sortOut(
    state.rows,
    checks,
    new Map(doubles.map((double) => [double.line, double])),
    missing.email || missing.interview,
  );
  const sorted: Sorted = { missing, checks, counts, byLine: new Map(rows.map((row) => [row.line, row])) };
  return { state, sorted };
}

test("without an e-mail column or an interview nobody is ready, and the button says what is missing", () => {
  const { sorted: nowhere } = drafted(["ignored"], 7, ["ana@x.example"]);
  expect(nowhere.counts).toMatchObject({ ready: 0, lacking: 1 });
  expect(startLabel(nowhere, english)).toBe("Choose the e-mail column");
  const { sorted: whereto } = drafted(["email"], undefined, ["ana@x.example"]);
  expect(whereto.counts).toMatchObject({ ready: 0, lacking: 1 });
  expect(startLabel(whereto, german)).toBe("Interview wählen");
  expect(whyNotYet(whereto, english)).toBeDefined();
});

test("what starting means names the addresses that look mistyped", () => {
  const { state, sorted } = drafted(["email"], 7, ["ana@gmial.com", "bo@x.example", "cy@gmial.com"]);
  expect(startLabel(sorted, english)).toBe("Invite 3 candidates");
  expect(startMeans(state, sorted, english)[0]).toBe("2 addresses look mistyped.");
  expect(startMeans(state, sorted, german)[0]).toBe("2 Adressen sehen nach Tippfehlern aus.");
});

test("the button promises as many links as there will be: one for an address that is in the file twice", () => {
  const addresses = ["ana@x.example", "bo@x.example", "ana@x.example"];
  const doubles = addresses.map((_, at) => ({ line: at + 1, kind: "pending" as const }));
  const { sorted } = drafted(["email"], 7, addresses, doubles);
  expect(sorted.counts.double).toBe(3);
  expect(startLabel(sorted, english)).toBe("Get 2 links");
});

test("who is e-mailed is told once there is somebody to invite", () => {
  const { state, sorted } = drafted(["email"], 7, ["ana@x.example"]);
  expect(startMeans(state, sorted, english)).toEqual([english.t("imports.draft.mails")]);
  const nobody = { ...sorted, counts: { ...sorted.counts, ready: 0, double: 1 } };
  expect(startMeans(state, nobody, english)).toEqual(["1 duplicate is skipped."]);
});
