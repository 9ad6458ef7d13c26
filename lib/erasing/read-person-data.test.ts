import { expect, test } from "vitest";
import { assignAssessment } from "@/lib/assessments/acts/assign-assessments";
import { places } from "@/lib/db/places";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { isDerived } from "@/lib/erasing/derived-columns";
import { personDataFile } from "@/lib/erasing/person-data-file";
import { labelOf } from "@/lib/erasing/person-data-page";
import { previewErasure } from "@/lib/erasing/preview-erasure";
import { exportPersonData } from "@/lib/erasing/read-person-data";
import { english, german } from "@/lib/i18n/testing";
import { addNote } from "@/lib/notes/add-note";

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

onEachStore("a candidate’s data", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createMember(store, "ada", "Ada");
    const ana = {
      email: "ana@example.com",
      first_name: "Ana",
      last_name: "<Li>",
      phone_number: "+442079460018",
    };
    await createInterview(store, 7, "Backend Engineer");
    // The younger first: the order is not that in which they were written.
    await createAssessment(store, 2, { ...ana, status: "recommended", detail: "Clear.", interview_id: 7 });
    await createAssessment(store, 1, ana);
    await createAssessment(store, 3, { email: "bo@example.com", first_name: "Bo" });
    await addNote(store, 1, { body: "Called her." }, ada);
    await addNote(store, 3, { body: "Knows Ana <Li>." }, ada);
    await assignAssessment(store, 2, { assignee: "ada", from: null }, ada);
    return store;
  };

  test("is complete, by place, and the export is in the audit log", async () => {
    const store = await setUp();
    const data = await exportPersonData(store, 1, ada);
    expect(data).toMatchObject({
      names: ["Ana <Li>"],
      addresses: ["ana@example.com"],
      places: {
        assessments: [
          { id: 1, email: "ana@example.com", phone_number: "+442079460018", status: "pending" },
          { id: 2, detail: "Clear.", interview: "Backend Engineer" },
        ],
        notes: [{ assessment_id: 1, body: "Called her." }],
        audit_log: [{ action: "note_added", subject_label: "Ana <Li>" }, { action: "assessment_assigned" }],
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/bo@example|Knows|search_text|folded|Ada/);
    const log = await store.db.selectFrom("audit_log").select(["action", "assessment_id"]).execute();
    expect(log).toContainEqual({ action: "person_data_exported", assessment_id: 1 });
    await expect(exportPersonData(store, 99, ada)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("is a page without jargon in the reader’s language, or JSON", async () => {
    const data = await exportPersonData(await setUp(), 1, ada);
    const page = personDataFile(1, "page", { data, texts: english });
    expect(page.headers.get("content-disposition")).toBe('attachment; filename="personal-data-1.html"');
    const text = await page.text();
    expect(text).toContain("<h1>Data stored about Ana &lt;Li&gt;</h1>");
    expect(text).not.toContain("<Li>");
    expect(text).toContain("<h3>Backend Engineer · Assessment 2</h3>");
    expect(text).toMatch(/<dt>Status<\/dt><dd[^>]*>Recommended</);
    expect(text).toMatch(/<dt>Action<\/dt><dd[^>]*>Added a note on Ana &lt;Li&gt;</);
    expect(text).not.toMatch(/_|\d{4}-\d\d-\d\dT/);
    const inGerman = await personDataFile(1, "page", { data, texts: german }).text();
    expect(inGerman).toContain("<h2>Notizen</h2>");
    expect(inGerman).toMatch(/<dt>Telefon<\/dt><dd[^>]*>\+442079460018</);
    // Shown once, though two rows have it.
    expect(inGerman.match(/\+442079460018/g)).toHaveLength(1);
    expect(await personDataFile(1, "json", { data, texts: english }).json()).toEqual(data);
  });

  test("an administrator sees what will be deleted, and where else the name appears", async () => {
    expect(await previewErasure(await setUp(), 2, ada)).toEqual({
      name: "Ana <Li>",
      assessments: [1, 2],
      notes: 1,
      invitations: 0,
      importRows: 0,
      shortlists: 0,
      mentions: [{ kind: "note", id: "3", label: "Bo" }],
      hasMoreMentions: false,
      isUnsettled: false,
    });
  });
});

test("every column of a place has a name on the page, in both languages", () => {
  const unnamed = Object.values(places).flatMap(({ columns }) =>
    Object.keys(columns).filter(
      (column) =>
        !isDerived(column) &&
        // It is part of the action’s sentence.
        column !== "subject_label" &&
        [english, german].some((texts) => labelOf(column, texts) === column.replaceAll("_", " ")),
    ),
  );
  expect(unnamed).toEqual([]);
});
