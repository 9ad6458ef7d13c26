import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import GlobalError from "@/app/global-error";
import { ErrorMessage } from "@/components/page/error-message";
import { TextsProvider } from "@/components/texts/texts-provider";
import { lastResort } from "@/lib/i18n/messages/last-resort";
import type { Messages } from "@/lib/i18n/messages/messages";

const inside = Object.assign(new Error("SQLITE_ERROR: no such table at /srv/shortlist"), { digest: "4711" });
const retry = () => undefined;

test.each(Object.entries(lastResort))(
  "a page that has lost its layout still has every text in %s, and nothing of the inside",
  (tag, messages) => {
    const locale = tag as keyof typeof lastResort;
    const page = renderToStaticMarkup(
      <TextsProvider locale={locale} messages={messages as Messages}>
        <ErrorMessage error={inside} retry={retry} alone />
      </TextsProvider>,
    );
    const { failure } = messages;
    // Nothing has compiled them.
    expect(Object.values(failure).join()).not.toMatch(/[{}<>']/);
    for (const text of [failure.title, failure.text, failure.tryAgain, failure.toAssessments, "4711"])
      expect(page).toContain(text);
    expect(page).not.toMatch(/SQLITE|srv|failure\./);
  },
);

test("the last page of all brings its own document", () => {
  const page = renderToStaticMarkup(<GlobalError error={inside} retry={retry} />);
  expect(page).toMatch(/^<html lang="en"/);
  expect(page).toContain(`<title>${lastResort.en.failure.title} · Shortlist</title>`);
  expect(page).not.toMatch(/SQLITE|srv/);
});
