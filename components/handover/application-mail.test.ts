import { expect, it } from "vitest";
import { applicationMail } from "@/components/handover/application-mail";
import type { AssessmentView } from "@/lib/assessments/schema";
import { builtIn as builtInFor } from "@/lib/templates/list-templates";

const builtIn = await builtInFor("en");
const reminder = await builtInFor("en", "reminder");
const germanReminder = await builtInFor("de", "reminder");
const assessment: AssessmentView = {
  id: 7,
  status: "pending",
  createdAt: "2026-11-01T09:00:00.000Z",
  applicationUrl: "https://apply.example.com/a/1",
  interview: { id: 3, name: "Backend Engineer" },
  candidate: { email: "priya.raman@example.com", firstName: "Priya" },
  identity: "invited_here",
  noteCount: 0,
  version: 1,
  firstSeenVersion: 1,
};
const writing = { locale: "en", timeZone: "UTC", now: new Date("2026-11-04T08:00:00.000Z") } as const;
const me = { name: "Dana Whitfield", email: "dana@example.com" };

it("fills the team’s template, the interview’s own before the default", () => {
  expect(applicationMail(assessment, [builtIn], me, writing)).toMatchObject({
    subject: "Your assessment for our Backend Engineer position",
    body: expect.stringMatching(/^Hi Priya,[\s\S]*https:\/\/apply\.example\.com\/a\/1[\s\S]*Dana Whitfield$/),
    href: expect.stringMatching(/^mailto:priya\.raman@example\.com\?subject=Your%20assessment/),
    isWhole: true,
  });
  const own = { ...builtIn, scope: 3, subject: "Hello {{candidate.email}}", body: "{{link}}" };
  expect(applicationMail(assessment, [builtIn, own], me, writing)?.subject).toBe(
    "Hello priya.raman@example.com",
  );
});

it("opens the mail program without an address for somebody unknown", () => {
  const { candidate: _, ...unknown } = assessment;
  expect(applicationMail(unknown, [builtIn], me, writing)?.href).toMatch(/^mailto:\?subject=/);
});

it("has the link alone for the mail program when the text is too long for it", () => {
  const long = { ...builtIn, body: `${"word ".repeat(600)}{{link}}` };
  const mail = applicationMail(assessment, [long], me, writing);
  expect(mail).toMatchObject({ isWhole: false, body: expect.stringContaining("word word") });
  expect(mail?.href).not.toContain("word");
});

it("is nothing without a link", () => {
  const { applicationUrl: _, ...viewed } = assessment;
  expect(applicationMail(viewed, [builtIn], me, writing)).toBeUndefined();
});

it("reminds with the reminder’s own text, in the language that it was written in", () => {
  const templates = [builtIn, reminder];
  const written = applicationMail(assessment, templates, me, { ...writing, kind: "reminder" });
  expect(written).toMatchObject({
    subject: "Reminder: your assessment for our Backend Engineer position",
    body: expect.stringContaining("We invited you 3 days ago"),
  });
  const german = { ...germanReminder, scope: 3, body: "{{invited.ago}} {{link}}" };
  const mixed = applicationMail(assessment, [...templates, german], me, { ...writing, kind: "reminder" });
  expect(mixed?.body).toMatch(/^vor 3 Tagen https:/);
  // When it was first seen says nothing about when somebody was invited.
  const undated = { ...assessment, isUndated: true };
  expect(applicationMail(undated, templates, me, { ...writing, kind: "reminder" })?.body).toContain(
    "We invited you to the assessment for our Backend Engineer position.",
  );
});
