import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createInterview, createStore } from "@/lib/db/testing-rows";
import { locales } from "@/lib/i18n/messages/locales";
import { chooseTemplate } from "@/lib/templates/choose-template";
import { builtInTemplates } from "@/lib/templates/default-template";
import { listTemplates } from "@/lib/templates/list-templates";
import { removeTemplate, saveTemplate } from "@/lib/templates/save-template";
import { type TemplateKind, type TemplateView, templateKinds } from "@/lib/templates/schema";

const ada = { id: "ada", name: "Ada", locale: "en" } as const;
const template = (subject: string, replaces: string | null = null) => ({
  kind: "invitation" as TemplateKind,
  subject,
  body: "{{link}}",
  replaces,
});

const removal = ({ kind, updatedAt }: TemplateView) => ({ kind, replaces: updatedAt ?? "" });

onEachStore("message templates", (store) => {
  async function setUp() {
    const source = await createStore((await (await store()).open()).db);
    await createInterview(source, 3, "Sales associate");
    return source;
  }

  test("there is always a default, and an interview’s own goes before it", async () => {
    const source = await setUp();
    for (const locale of locales) {
      const builtIn = await builtInTemplates(locale);
      expect(await listTemplates(source, locale)).toEqual(
        templateKinds.map((kind) => ({
          kind,
          scope: "default",
          ...builtIn[kind],
          locale,
          updatedAt: null,
          updatedBy: null,
        })),
      );
    }
    await saveTemplate(source, 3, template("For sales"), ada);
    await saveTemplate(source, "default", template("For all"), ada);
    const templates = (await listTemplates(source, "de")).filter(({ kind }) => kind === "invitation");
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
    await expect(removeTemplate(source, "default", removal(first), ada)).rejects.toMatchObject({
      problem: { status: 409 },
    });
  });

  test("one that is taken away gives way to the default, and all of it is on record", async () => {
    const source = await setUp();
    const saved = await saveTemplate(source, 3, template("For sales"), ada);
    await removeTemplate(source, 3, removal(saved), ada);
    expect(await listTemplates(source, "en")).toHaveLength(2);
    await expect(removeTemplate(source, 3, removal(saved), ada)).rejects.toMatchObject({
      problem: { status: 409 },
    });
    await expect(saveTemplate(source, 99, template("x"), ada)).rejects.toMatchObject({
      problem: { status: 404 },
    });
    const log = await source.db.selectFrom("audit_log").select(["action", "subject_label"]).execute();
    expect(log.map((entry) => entry.action).sort()).toEqual(["template_removed", "template_saved"]);
    expect(log.every((entry) => entry.subject_label === "Sales associate")).toBe(true);
  });

  test("a reminder has a text of its own, in the language of whoever wrote it", async () => {
    const source = await setUp();
    const mine = { ...template("Wir warten"), kind: "reminder" as const };
    const saved = await saveTemplate(source, 3, mine, { ...ada, locale: "de" });
    expect(saved).toMatchObject({ kind: "reminder", scope: 3, locale: "de" });
    await saveTemplate(source, 3, template("For sales"), ada);
    const templates = await listTemplates(source, "en");
    expect(chooseTemplate(templates, 3, "reminder")?.subject).toBe("Wir warten");
    expect(chooseTemplate(templates, 4, "reminder")).toEqual({
      ...(await builtInTemplates("en")).reminder,
      kind: "reminder",
      scope: "default",
      locale: "en",
      updatedAt: null,
      updatedBy: null,
    });
    expect(chooseTemplate(templates, 3)?.subject).toBe("For sales");
    await removeTemplate(source, 3, removal(saved), ada);
    expect((await listTemplates(source, "en")).map(({ kind, scope }) => [kind, scope])).toEqual([
      ["invitation", "default"],
      ["invitation", 3],
      ["reminder", "default"],
    ]);
    const log = await source.db.selectFrom("audit_log").select(["action", "details"]).execute();
    const kinds = log.map(({ action, details }) => `${action} ${JSON.parse(details).kind}`);
    expect(kinds.sort()).toEqual([
      "template_removed reminder",
      "template_saved invitation",
      "template_saved reminder",
    ]);
  });

  test("another source has its own", async () => {
    const source = await setUp();
    await saveTemplate(source, "default", template("For all"), ada);
    const other = await createStore(source.db, { account: "other" });
    expect((await listTemplates(other, "en"))[0]?.updatedAt).toBeNull();
  });
});
