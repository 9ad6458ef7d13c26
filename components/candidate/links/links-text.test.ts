import { expect, it } from "vitest";
import { linesOfLinks, linksWords } from "@/components/candidate/links/links-text";
import type { Links } from "@/lib/assessments/act-schemas";
import { english } from "@/lib/i18n/testing";

const links: Links = {
  links: [
    { id: 4, name: "Priya\tRaman\n", email: "priya@example.com", link: "https://apply.example/4" },
    { id: 9, link: "https://apply.example/9" },
  ],
  skipped: [],
};

it("a line per link, whatever a name is made of", () => {
  expect(linesOfLinks(links, english.t)).toBe(
    "Priya Raman\thttps://apply.example/4\nAssessment 9\thttps://apply.example/9",
  );
});

it("says how many were copied, and why others weren’t", () => {
  expect(linksWords(links, english)).toBe("Copied 2 links.");
  const skipped: Links["skipped"] = [
    { id: 1, reason: "completed" },
    { id: 2, reason: "uncertain" },
    { id: 3, reason: "completed" },
  ];
  expect(linksWords({ links: [], skipped }, english)).toBe(
    "No link to copy. Left out: 2 already completed and 1 that may be someone else’s – copy it in its row.",
  );
});
