import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InEnglish } from "@/components/texts/testing";
import { Field } from "@/components/ui/fields/field";

it("names an optional field in two words", () => {
  const markup = renderToStaticMarkup(
    <InEnglish>
      <Field label="First name" optional>
        {() => null}
      </Field>
    </InEnglish>,
  );
  // Beside a comment, as React writes one between two texts, Chromium leaves the blank out of the name.
  expect(markup).toMatch(/First name<span[^<]*> optional<\/span>/);
});
