import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createInterview, createStore } from "@/lib/db/testing-rows";
import { locales } from "@/lib/i18n/messages/locales";
import { chooseTemplate } from "@/lib/templates/choose-template";
import { builtInTemplates } from "@/lib/templates/default-template";
import { listTemplates } from "@/lib/templates/list-templates";
import { removeTemplate, saveTemplate } from "@/lib/templates/save-template";

const ada = { id: "ada", name: "Ada" };
const template = (subject: string, replaces: string | null = null) => ({
  subject,
  body: "{{link}}",
  replaces,
});

onEachStore("message templates", (store) => {
  async function setUp() {
    const source = await createStore((await (await store()).open()).db);
    await createInterview(source, 3, "Sales associate");
    return source;
  }

  test("there is always a default, and an interview’s own goes before it", async () => {
    const source = await setUp();
    for (const locale of locales)
      expect(await listTemplates(source, locale)).toEqual([
        { scope: "default", ...builtInTemplates[locale], updatedAt: null, updatedBy: null },
      ]);
    await saveTemplate(source, 3, template("For sales"), ada);
    await saveTemplate(source, "default", template("For all"), ada);
    const templates = await listTemplates(source, "de");
    expect(templates.map(({ scope, updatedBy }) => [scope, updatedBy])).toEqual([
      ["default", "Ada"],
      [3, "Ada"],
    ]);
    expect(chooseTemplate(templates, 3)?.subject).toBe("For sales");
    expect(chooseTemplate(templates, 4)?.subject).toBe("For all");
    expect(chooseTemplate(templates, undefined)?.subject).toBe("For all");
  });

  test("two who edit the same one don’t overwrite each other", async () => {
    const source = await setUp();
    const first = await saveTemplate(source, "default", template("First"), ada);
    await expect(saveTemplate(source, "default", template("Second"), ada)).rejects.toMatchObject({
      problem: { status: 409, code: "template_changed", extra: { template: { subject: "First" } } },
    });
    const ended = await Promise.allSettled(
      ["A", "B", "C"].map((subject) =>
        saveTemplate(source, "default", template(subject, first.updatedAt), ada),
      ),
    );
    expect(ended.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    await expect(removeTemplate(source, "default", first.updatedAt ?? "", ada)).rejects.toMatchObject({
      problem: { status: 409 },
    });
  });

  test("one that is taken away gives way to the default, and all of it is on record", async () => {
    const source = await setUp();
    const saved = await saveTemplate(source, 3, template("For sales"), ada);
    await removeTemplate(source, 3, saved.updatedAt ?? "", ada);
    expect(await listTemplates(source, "en")).toHaveLength(1);
    await expect(removeTemplate(source, 3, saved.updatedAt ?? "", ada)).rejects.toMatchObject({
      problem: { status: 409 },
    });
    await expect(saveTemplate(source, 99, template("x"), ada)).rejects.toMatchObject({
      problem: { status: 404 },
    });
    const log = await source.db.selectFrom("audit_log").select(["action", "subject_label"]).execute();
    expect(log.map((entry) => entry.action).sort()).toEqual(["template_removed", "template_saved"]);
    expect(log.every((entry) => entry.subject_label === "Sales associate")).toBe(true);
  });

  test("another source has its own", async () => {
    const source = await setUp();
    await saveTemplate(source, "default", template("For all"), ada);
    const other = await createStore(source.db, { account: "other" });
    expect((await listTemplates(other, "en"))[0]?.updatedAt).toBeNull();
  });
});
