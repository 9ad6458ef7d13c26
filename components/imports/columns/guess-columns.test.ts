import { expect, it } from "vitest";
import { draftRows } from "@/components/imports/checking/draft-row";
import { chooseColumn } from "@/components/imports/columns/choose-column";
import { chooseHeader } from "@/components/imports/columns/choose-header";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import type { Sheet } from "@/components/imports/reading/sheet";

const sheetOf = (...rows: string[][]): Sheet => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const kindsOf = (...rows: string[][]) => guessColumns(sheetOf(...rows)).kinds;
const headed = (...headers: string[]) =>
  kindsOf(
    headers,
    headers.map(() => ""),
  );

it.each([
  [
    ["Vorname", "Nachname", "E-Mail-Adresse", "Telefon", "Bewerber-ID", "Lebenslauf", "Stelle"],
    ["firstName", "lastName", "email", "phoneNumber", "externalId", "resumeUrl", "interview"],
  ],
  [
    ["First Name", "LAST NAME", "Email*", "Mobile", "Candidate ID", "CV", "Interview"],
    ["firstName", "lastName", "email", "phoneNumber", "externalId", "resumeUrl", "interview"],
  ],
  [
    ["firstName", "lastName", "email", "phoneNumber", "externalId", "resumeUrl", "suppressCandidateEmail"],
    ["firstName", "lastName", "email", "phoneNumber", "externalId", "resumeUrl", "suppress"],
  ],
  [
    ["Name", "Mail", "Handy", "Notiz"],
    ["fullName", "email", "phoneNumber", "ignored"],
  ],
  [
    ["Name", "Vorname", "E-Mail"],
    ["lastName", "firstName", "email"],
  ],
  [
    ["Nachname, Vorname", "E-Mail (privat)", "Telefonnummer mobil"],
    ["fullName", "email", "phoneNumber"],
  ],
  [
    ["Recruiter e-mail", "Candidate e-mail", "E-mail sent on"],
    ["ignored", "email", "ignored"],
  ],
  [
    ["E-Mail", "E-Mail 2", "Familienname"],
    ["email", "ignored", "lastName"],
  ],
])("reads %j", (headers, kinds) => {
  expect(headed(...headers)).toEqual(kinds);
});

it("reads the export of the table", () => {
  const headers =
    "Assessment id,Status,First name,Last name,E-mail,Phone number,External id,Interview,Application link";
  expect(headed(...headers.split(","))).toEqual(
    "ignored,ignored,firstName,lastName,email,phoneNumber,externalId,interview,ignored".split(","),
  );
});

it("goes by the values where there is no header", () => {
  const columns = guessColumns(
    sheetOf(
      ["Ana", "Silva", "ana@x.example", "+49 170 1234567", "https://x.example/ana.pdf", "2026-11-24"],
      ["Bo", "Li", "bo@x.example", "030 901820", "", "2026-11-25"],
    ),
  );
  expect(columns).toEqual({
    hasHeader: false,
    headers: ["", "", "", "", "", ""],
    kinds: ["firstName", "lastName", "email", "phoneNumber", "resumeUrl", "ignored"],
  });
  expect(kindsOf(["Silva, Ana", "ana@x.example"], ["Li, Bo", "bo@x.example"])).toEqual(["fullName", "email"]);
  expect(kindsOf(["ana@x.example"])).toEqual(["email"]);
});

it("goes by the values under a header in another language", () => {
  const columns = guessColumns(sheetOf(["Prénom", "Courriel"], ["Ana", "ana@x.example"]));
  expect(columns.hasHeader).toBe(true);
  expect(columns.kinds).toEqual(["ignored", "email"]);
});

it("takes the address where “Mail” stands above names", () => {
  expect(kindsOf(["Mail", "Contact"], ["Ana Silva", "ana@x.example"], ["Bo Li", "bo@x.example"])).toEqual([
    "ignored",
    "email",
  ]);
});

it("reads a single column of names with addresses", () => {
  expect(kindsOf(["Candidate"], ["Ana<ana@x.example>"], ["Bo Li <bo@x.example>"])).toEqual(["email"]);
});

it("finds the header below a title", () => {
  const sheet = sheetOf(
    ["Bewerberliste", "", ""],
    ["Stand: 24.11.2026", "", ""],
    ["Vorname", "Nachname", "E-Mail"],
    ["Ana", "Silva", "ana@x.example"],
  );
  const columns = guessColumns(sheet);
  expect(columns).toEqual({
    hasHeader: true,
    headerAt: 2,
    headers: ["Vorname", "Nachname", "E-Mail"],
    kinds: ["firstName", "lastName", "email"],
  });
  expect(draftRows(sheet, columns, []).map(({ line }) => line)).toEqual([4]);
  expect(draftRows(sheet, chooseHeader(sheet, columns, false), [])).toHaveLength(4);
});

it("finds the column that names interviews we know", () => {
  const interviews = [
    { id: 1, name: "Backend" },
    { id: 2, name: "Frontend" },
  ];
  const sheet = sheetOf(["E-Mail", "Team"], ["ana@x.example", "backend"], ["bo@x.example", "FRONTEND"]);
  expect(guessColumns(sheet, undefined, interviews).kinds).toEqual(["email", "interview"]);
});

it("follows what a person has chosen before", () => {
  const sheet = sheetOf(["Kürzel", "Mail", "Telefon"], ["A1", "ana@x.example", "030 901820"]);
  const remembered = new Map([
    ["kurzel", "externalId" as const],
    ["telefon", "ignored" as const],
  ]);
  expect(guessColumns(sheet, remembered).kinds).toEqual(["externalId", "email", "ignored"]);
});

it("gives each kind to one column alone", () => {
  const columns = guessColumns(sheetOf(["E-Mail", "Name"], ["ana@x.example", "Ana"]));
  expect(chooseColumn(columns, 1, "email").kinds).toEqual(["ignored", "email"]);
  expect(chooseColumn(columns, 0, "ignored").kinds).toEqual(["ignored", "fullName"]);
});

it("is told that the first row is a person, or isn’t", () => {
  const sheet = sheetOf(["Name", "Mail"], ["Ana", "ana@x.example"]);
  const columns = guessColumns(sheet);
  const without = chooseHeader(sheet, columns, false);
  expect(without).toEqual({ hasHeader: false, headers: ["", ""], kinds: ["fullName", "email"] });
  expect(chooseHeader(sheet, without, true)).toEqual(columns);
});
