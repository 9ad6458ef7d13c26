import { inlineCell, workbookOf } from "@/components/imports/reading/testing-files";
import { expect, test } from "./fixtures";
import { texts } from "./support/import-rows";
import { untilItRuns } from "./support/page-runs";

type Hostile = { name: string; buffer: () => Buffer; says: RegExp };

const files: Hostile[] = [
  {
    name: "picture.csv",
    buffer: () => Buffer.from("89504e470d0a1a0a0000000d494844520000000100000001", "hex"),
    says: /Shortlist can’t read this as a list/,
  },
  {
    name: "far.xlsx",
    buffer: () => Buffer.from(workbookOf(`<row r="1048576">${inlineCell("XFD1048576", "far away")}</row>`)),
    says: /columns|rows|as a list|nothing in it/,
  },
  {
    name: "one-line.csv",
    buffer: () => Buffer.alloc(20 * 1024 * 1024, "a"),
    says: /too large|as a list|more than/,
  },
];

for (const { name, buffer, says } of files) {
  test(`${name} ends in one sentence, and the page goes on`, async ({ page, member, takeSession }) => {
    await takeSession(member("recruiter"));
    await page.goto("/imports");
    await untilItRuns(page.getByRole("button", { name: texts.begin.file }));
    await page
      .getByLabel(texts.begin.file)
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: buffer() });
    await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
    await expect(page.getByLabel(texts.begin.paste)).toBeFocused();
    await page.getByLabel(texts.begin.paste).fill("still here");
    await expect(page.getByRole("alert").filter({ hasText: says })).toHaveCount(0);
  });
}

test("a worker that never answers is ended after ten seconds, and says so", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  // The reader itself is as it is; what it says never arrives, as if it were still reading.
  await page.addInitScript(() => {
    const { Worker: Original } = window;
    window.Worker = class extends Original {
      override postMessage(message: unknown): void {
        if (typeof message !== "string" && !(message instanceof File)) super.postMessage(message);
      }
    };
  });
  await page.goto("/imports");
  const field = page.getByLabel(texts.begin.paste);
  await untilItRuns(field);
  await field.fill("ana@example.com\nbo@example.com");
  await page.getByRole("button", { name: texts.begin.check }).click();
  await expect(page.getByRole("status").filter({ hasText: texts.begin.readingPasted })).toBeAttached();
  await expect(page.getByRole("alert").filter({ hasText: texts.problems.too_slow })).toBeVisible({
    timeout: 20_000,
  });
  await expect(field).toHaveValue("ana@example.com\nbo@example.com");
});
