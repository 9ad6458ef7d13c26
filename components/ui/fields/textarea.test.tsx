import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Textarea } from "@/components/ui/fields/textarea";

test("what comes from the server can’t be written in before the page runs", () => {
  expect(renderToString(<Textarea value="Hi" onChange={() => undefined} />)).toMatch(
    /<textarea[^>]* readonly=""[^>]*>Hi</i,
  );
});
