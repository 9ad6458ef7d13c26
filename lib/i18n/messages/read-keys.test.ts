import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "@/lib/i18n/messages/en";

const keysOf = (catalogue: object, before = ""): string[] =>
  Object.entries(catalogue).flatMap(([key, text]) =>
    typeof text === "string" ? [before + key] : keysOf(text, `${before}${key}.`),
  );

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, part]) => part ?? "");

const literalsOf = (source: string) => found(source, /["'`]([a-z]\w*(?:\.\w+)*)["'`]/gi);

/** Whether sources read a key: they name it whole, or put parts that they name behind its beginning. */
function readBy(sources: readonly string[]): (key: string) => boolean {
  const all = sources.join("\n");
  const literals = new Set(literalsOf(all));
  const groups = sources.filter((source) => /`\$\{\w+\}\.\$\{/.test(source)).flatMap(literalsOf);
  const beginnings = new Set([
    ...found(all, /`([a-z]\w*\.(?:\w+\.)*\w*)\$\{/gi),
    ...groups.map((group) => `${group}.`),
  ]);
  // A part is a literal, the name of a property, or stands behind another part.
  const parts = new Set([...literals, ...found(all, /\b(\w+)\??:/g), ...found(all, /\}\.?(\w+)`/g)]);
  // `candidate.email` is put in as `candidate_email`.
  const isPart = (part: string) => parts.has(part) || part.split("_").every((word) => parts.has(word));
  return (key) =>
    literals.has(key) ||
    [...beginnings].some(
      (beginning) => key.startsWith(beginning) && key.slice(beginning.length).split(".").every(isPart),
    );
}

test("something reads every text", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}").filter(
    (file) => !file.startsWith("lib/i18n/messages/") && !file.endsWith(".test.ts"),
  );
  const isRead = readBy(files.map((file) => readFileSync(file, "utf8")));
  expect(keysOf(en).filter((key) => !isRead(key))).toEqual([]);
});

test("a text is read by its key, or by its beginning and a part that is named", () => {
  const isRead = readBy([
    `t("layout.skip"); const role = "viewer"; const by = { hold: 1 }; const group = "options";`,
    `t(\`roles.\${role}\`); t(\`team.\${group}.\${by}\`); t(\`settings.people.states.\${state}\`);`,
    `const catalogue = "sync"; const reason = "silent"; t(\`\${catalogue}.\${reason}\`);`,
  ]);
  const read = ["layout.skip", "roles.viewer", "team.options.hold", "sync.silent"];
  const unread = ["layout.nothing", "roles.recruiter", "team.theirs", "firstSync.silent", "role", "skip"];
  expect([...read, ...unread].filter(isRead)).toEqual(read);
});
