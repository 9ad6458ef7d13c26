import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InEnglish } from "@/components/texts/testing";
import { Field } from "@/components/ui/fields/field";

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "");

it("names an optional field in two words", () => {
  const markup = renderToStaticMarkup(
    <InEnglish>
      <Field label="First name" optional>
        {() => null}
      </Field>
    </InEnglish>,
  );
  expect(textOf(markup)).toBe("First name optional");
});
