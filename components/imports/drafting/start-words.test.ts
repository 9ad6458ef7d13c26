import { expect, test } from "vitest";
import { beginDraft } from "@/components/imports/drafting/draft-state";
import { sortDraft } from "@/components/imports/drafting/sort-draft";
import { startLabel, startMeans, whyNotYet } from "@/components/imports/drafting/start-words";
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
  const sorted = sortDraft(state, new Map(doubles.map((double) => [double.line, double])));
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

test("and those that are unusual, as long as they are sent", () => {
  const addresses = ["o&leary@x.example", "anna@müller.example", "bo@x.example"];
  const { state, sorted } = drafted(["email"], 7, addresses, [{ line: 2, kind: "pending" }]);
  expect(sorted.unusual).toEqual([1]);
  expect(startMeans(state, sorted, english)[0]).toBe("1 address is unusual.");
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
  expect(startMeans(state, nobody, english)).toEqual(["Not included: 1 duplicate."]);
});
