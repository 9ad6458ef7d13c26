import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/messages/locales";
import { builtInTemplates } from "@/lib/templates/default-template";
import { invitedValues } from "@/lib/templates/invited-values";
import { longestMailtoUrl, mailtoUrl } from "@/lib/templates/mailto-url";
import { parseTemplate, placeholderNames } from "@/lib/templates/placeholders";
import { renderMessage } from "@/lib/templates/render-message";
import { templateInputSchema } from "@/lib/templates/schema";

const [inEnglish, inGerman] = [await builtInTemplates("en"), await builtInTemplates("de")];
const link = "https://apply.example/17";
const said = (body: string, values = {}) => renderMessage({ subject: "s", body }, values).body;

describe("a message", () => {
  test("names whom and what it is about", () => {
    const values = {
      "candidate.firstName": "Zoë",
      "candidate.lastName": "O’Neil",
      interview: "Sales associate",
      link,
      me: "Dana",
    };
    const { subject, body } = renderMessage(inEnglish.invitation, values);
    expect(subject).toBe("Your assessment for our Sales associate position");
    expect(body).toMatch(/^Hi Zoë,\n\nThank you for your interest in our Sales associate position\./);
    expect(body).toContain(`\n\n${link}\n\n`);
    expect(body).toMatch(/Best regards\nDana$/);
    expect(said("{{candidate.name}}", values)).toBe("Zoë O’Neil");
    const german = renderMessage(inGerman.invitation, values);
    expect(german.subject).toBe("Ihr Assessment für Sales associate");
    expect(german.body).toMatch(/^Guten Tag Zoë O’Neil,\n\nvielen Dank für .* Stelle Sales associate\. /);
    expect(german.body).toMatch(/Mit freundlichen Grüßen\nDana$/);
  });

  test("reads well where a name is missing", () => {
    expect(renderMessage(inEnglish.invitation, { link }).body).toMatch(/^Hi there,\n/);
    const german = renderMessage(inGerman.invitation, { link });
    expect(german.subject).toBe("Ihr Assessment für unsere offene Stelle");
    expect(german.body).toMatch(/^Guten Tag,\n\nvielen Dank für .* unserer Stelle\. Der nächste/);
    expect(said("Hi {{candidate.firstName}}, welcome")).toBe("Hi, welcome");
    expect(said("{{candidate.firstName}}")).toBe("");
    expect(said("{{ candidate.name | candidate }}", { "candidate.lastName": "Chen" })).toBe("Chen");
    expect(said("{{me|a|b}}")).toBe("a|b");
  });

  test("reminds of when somebody was invited", () => {
    const at = "2026-03-07T22:30:00.000Z";
    const now = new Date("2026-03-10T06:00:00.000Z");
    const invited = { now, timeZone: "UTC" };
    const values = { "candidate.firstName": "Zoë", interview: "Analyst", link };
    const english = renderMessage(inEnglish.reminder, {
      ...values,
      ...invitedValues(at, { ...invited, locale: "en" }),
    });
    expect(english.body).toContain("We invited you 3 days ago to the assessment");
    const german = { ...values, ...invitedValues(at, { ...invited, locale: "de" }) };
    expect(renderMessage(inGerman.reminder, german).body).toContain(
      "wir haben Sie vor 3 Tagen zu einem kurzen Assessment für unsere Stelle Analyst eingeladen.",
    );
    expect(said("{{invited.days}}", german)).toBe("3");
    // By the reader's calendar, and never in the future.
    const ago = (when: string, timeZone: string) =>
      invitedValues(when, { now, timeZone, locale: "en" })["invited.ago"];
    expect(ago(at, "Europe/Berlin")).toBe("3 days ago");
    expect(ago(at, "Asia/Tokyo")).toBe("2 days ago");
    expect(ago("2026-03-09T23:59:00.000Z", "UTC")).toBe("yesterday");
    expect(ago("2026-03-12T00:00:00.000Z", "UTC")).toBe("today");
    expect(invitedValues("never", { now, locale: "en" })).toEqual({});
    expect(renderMessage(inEnglish.reminder, values).body).toContain(
      "We invited you to the assessment for our Analyst position.",
    );
  });

  test("takes what a value says for nothing but its words", () => {
    const values = { "candidate.firstName": "{{link}}\r\nBcc: all@example.com", link };
    expect(said("Hi {{candidate.firstName}}", values)).toBe("Hi {{link}} Bcc: all@example.com");
    expect(renderMessage({ subject: "For {{candidate.firstName}}", body: "x" }, values).subject).not.toMatch(
      /[\r\n]/,
    );
    expect(said("{{me}}", { me: "$& $1" })).toBe("$& $1");
  });

  test("any text is taken apart without losing a letter", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("{{", "}}", "{{link}}", "{{nobody}}", "{{me|x}}"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const template = parts.join("");
        const { pieces, faults } = parseTemplate(template);
        const texts = pieces.filter((one) => one.kind === "text").map((one) => one.text);
        expect(texts.every((text) => template.includes(text))).toBe(true);
        for (const { at, length, text } of faults) expect(template.slice(at, at + length)).toBe(text);
        if (!pieces.some((one) => one.kind === "placeholder")) expect(texts.join("")).toBe(template);
      }),
    );
  });
});

describe("a template", () => {
  const faultsOf = (input: { subject?: string; body?: string }) => {
    const parsed = templateInputSchema.safeParse({ subject: "s", body: "{{link}}", ...input });
    return parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  };

  test.each(placeholderNames)("may name %s", (name) => {
    expect(faultsOf({ subject: `{{${name}}}`, body: `{{link}} {{ ${name} | x }}` })).toEqual([]);
  });

  test("is told of each fault at its place", () => {
    expect(faultsOf({ body: "Hi {{candidate.fistName}}\n{{link}} {{me" })).toEqual([
      ["body", "Line 1, column 4: There is no placeholder {{candidate.fistName}}."],
      ["body", "Line 2, column 10: A placeholder begins here that has no end: }} is missing."],
    ]);
    expect(faultsOf({ subject: "For {{}} me }}" })).toEqual([
      ["subject", "Line 1, column 5: There is no placeholder {{}}."],
      ["subject", "Line 1, column 13: Here is }} without the {{ that begins a placeholder."],
    ]);
    expect(faultsOf({ subject: "two\nlines" })).toEqual([["subject", "A subject is one line."]]);
  });

  test("always has the link", async () => {
    expect(faultsOf({ body: "Hi {{me}}, see link" })).toMatchObject([["body", /\{\{link\}\}/]]);
    expect(faultsOf({ body: "   " })).toHaveLength(2);
    for (const locale of locales)
      for (const template of Object.values(await builtInTemplates(locale)))
        expect(templateInputSchema.safeParse(template).success).toBe(true);
  });
});

describe("the mail program’s address", () => {
  const read = (href: string) => {
    const { pathname, searchParams } = new URL(href);
    return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
  };

  test("carries the message as it is", () => {
    const message = {
      subject: "A & B = “50 %”? #1+1",
      body: "Hi Müller,\n\n李 ' \" <b>\nhttps://x.example/?a=1&b=2",
    };
    const { href, isWhole } = mailtoUrl("zoe+jobs@example.com", message, link);
    expect(isWhole).toBe(true);
    expect(read(href)).toEqual({
      to: "zoe+jobs@example.com",
      subject: message.subject,
      body: message.body.replaceAll("\n", "\r\n"),
    });
    expect(href).toMatch(/^mailto:zoe%2Bjobs@example\.com\?[\w.~%=&*()!-]+$/);
  });

  test("is one address, whatever is typed for it", () => {
    const { href } = mailtoUrl(
      "a@example.com?bcc=b@example.com,c@example.com&x=1",
      { subject: "s", body: "b" },
      link,
    );
    expect(Object.keys(read(href))).toEqual(["to", "subject", "body"]);
    expect(href.match(/[@,]/g)).toEqual(["@"]);
  });

  test("is never too long, and has the link while that fits", () => {
    const texts = fc.string({ unit: "binary", maxLength: 3000 });
    fc.assert(
      fc.property(fc.string({ maxLength: 254 }), texts, texts, (to, subject, body) => {
        const { href, isWhole } = mailtoUrl(to, { subject, body }, link);
        expect(href.length).toBeLessThanOrEqual(longestMailtoUrl);
        expect(href.startsWith("mailto:")).toBe(true);
        if (!isWhole) expect(href).toContain(encodeURIComponent(link));
      }),
    );
    expect(mailtoUrl("a@example.com", { subject: "s", body: "Ж".repeat(400) }, link)).toMatchObject({
      isWhole: false,
    });
    expect(mailtoUrl("a@example.com", { subject: "s", body: "half \ud83d" }, link).isWhole).toBe(true);
  });
});
