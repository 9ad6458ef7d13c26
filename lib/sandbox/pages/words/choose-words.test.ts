import { expect, test } from "vitest";
import { chooseWords } from "@/lib/sandbox/pages/words/choose-words";

const asking = (wish?: string) =>
  new Request("http://localhost/", { headers: wish === undefined ? {} : { "accept-language": wish } });

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr,de;q=0.5,en;q=0.1", "de"],
  ["en;q=0.2, DE ; q=0.7", "de"],
  ["de;q=0,*", "en"],
  ["constructor", "en"],
  [";;q=x,,", "en"],
])("a browser that wants %j reads %s", (wish, language) => {
  expect(chooseWords(asking(wish)).language).toBe(language);
});
