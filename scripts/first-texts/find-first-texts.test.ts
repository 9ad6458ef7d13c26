import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import firstTexts from "@/lib/i18n/first-texts.json";
import { findFirstTexts, keysIn } from "./find-first-texts";

test("each page brings the texts that it shows first: `npm run first-texts` writes them down", async () => {
  expect(firstTexts).toEqual(await findFirstTexts());
});

test("a text is found by its key, and by a key’s beginning", () => {
  expect(keysIn('t("layout.skip")')).toEqual(["layout.skip"]);
  expect(keysIn("const key = { a: 'common.signIn' }")).toEqual(["common.signIn"]);
  expect(keysIn(`t(\`status.\${status}\`)`)).toEqual(expect.arrayContaining(["status.pending"]));
  expect(keysIn(`t(\`layout.sandboxC\${rest}\`)`)).toEqual(["layout.sandboxConnected"]);
  const roles = keysIn(`t(\`roles.\${role}\`)`);
  expect(keysIn(`const group = "roles"; t(\`\${group}.\${role}\`)`)).toEqual(roles);
  expect(keysIn(`const kind = "roles"; t(\`status.\${status}\`)`)).not.toContain("roles.viewer");
  expect(keysIn('import "@/lib/layout.skip"; "layout.nothing"')).toEqual([]);
});

test("each folder that has first texts brings them: the frame by itself, the others by what they draw", () => {
  const lacking = Object.keys(firstTexts).filter(
    (folder) =>
      folder !== "app" &&
      !["page", "layout"].some((name) => {
        const file = `${folder}/${name}.tsx`;
        return existsSync(file) && readFileSync(file, "utf8").includes(`<PageTexts of="${folder}">`);
      }),
  );
  expect(lacking).toEqual([]);
});

test("a page takes its texts along, though a page above it has them: that one isn’t around it", () => {
  const keys = firstTexts["app/(dashboard)/assessments/[id]"];
  expect(keys).toContain("common.copied");
  expect(firstTexts["app/(dashboard)/assessments"]).toContain("common.copied");
});
