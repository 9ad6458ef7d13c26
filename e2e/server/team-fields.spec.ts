import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

/** The dashboard’s HTTP interface, as the signed-in person’s own page uses it. */
function client(request: APIRequestContext, origin: string) {
  const send = async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(path, { method, data, headers: { origin } });
    const text = await response.text();
    return { status: response.status(), body: text === "" ? undefined : JSON.parse(text) };
  };
  return {
    get: (path: string) => send("GET", path),
    post: (path: string, data?: unknown) => send("POST", path, data),
    put: (path: string, data: unknown) => send("PUT", path, data),
    patch: (path: string, data: unknown) => send("PATCH", path, data),
    remove: (path: string, data?: unknown) => send("DELETE", path, data),
  };
}

test("a recruiter decides, notes, corrects, archives and hands links over, by HTTP alone", {
  tag: "@story",
}, async ({ request, mark, member, shortlist, takeSession }) => {
  const name = `Dana ${mark}`;
  await takeSession(member("recruiter", name));
  const api = client(request, shortlist.url);
  const { interviews } = (await api.get("/api/interviews")).body;
  const created = await api.post("/api/assessments", {
    interviewId: interviews[0].id,
    candidate: { email: `zelda.${mark}@example.con`, firstName: "Zelda" },
    suppressCandidateEmail: true,
  });
  expect(created.status).toBe(201);
  const { id, candidate } = created.body.assessment;
  const path = `/api/assessments/${id}`;
  const idsOf = async (query: string) =>
    (await api.get(`/api/assessments?${query}`)).body.assessments.map((row: { id: number }) => row.id);

  const decided = await api.put(`${path}/decision`, { decision: "hold", from: "undecided" });
  expect(decided.body.assessment.decision).toMatchObject({ value: "hold", by: name });
  const late = await api.put(`${path}/decision`, { decision: "reject", from: "undecided" });
  expect(late).toMatchObject({ status: 409, body: { code: "decided_here", assessment: { id } } });
  expect(await idsOf(`decision=hold&q=${mark}`)).toEqual([id]);

  const { note } = (await api.post(`${path}/notes`, { body: "Strong on SQL." })).body;
  const edited = await api.patch(`${path}/notes/${note.id}`, {
    body: "Very strong.",
    replaces: note.updatedAt,
  });
  expect(edited.body.note).toMatchObject({ body: "Very strong.", editedBy: name });
  const stale = { body: "Weak.", replaces: note.updatedAt };
  expect(await api.patch(`${path}/notes/${note.id}`, stale)).toMatchObject({
    status: 409,
    body: { code: "note_changed", note: { body: "Very strong." } },
  });
  expect((await api.get(`${path}/notes`)).body.notes).toHaveLength(1);
  expect((await api.get(path)).body.assessment.noteCount).toBe(1);

  const corrected = await api.patch(`${path}/candidate`, {
    candidate: { ...candidate, email: `zelda.${mark}@example.com` },
    from: candidate,
  });
  expect(corrected.body.assessment.candidate.email).toBe(`zelda.${mark}@example.com`);
  expect(await idsOf(`q=zelda.${mark}@example.com`)).toEqual([id]);

  const { inviters } = (await api.get("/api/assessments/inviters")).body;
  const dana = inviters.find((one: { name: string }) => one.name === name);
  expect(await idsOf(`invitedBy=${dana.id}`)).toEqual([id]);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  expect(await idsOf(`createdFrom=${tomorrow}`)).toEqual([]);

  const links = (await api.post("/api/assessments/links", { ids: [id, 1] })).body;
  expect(links).toMatchObject({
    links: [{ id, name: "Zelda", link: expect.stringContaining("/apply/") }],
    skipped: [{ id: 1, reason: "unknown" }],
  });
  expect((await api.get(path)).body.assessment.lastLinkCopiedAt).toEqual(expect.any(String));

  const snoozed = (await api.post(`${path}/snooze`, {})).body;
  expect(snoozed).toEqual({ snoozedUntil: expect.any(String) });
  expect((await api.remove(`${path}/snooze`)).status).toBe(204);
  expect((await api.post(`${path}/snooze`, { reminder: "pigeon" })).status).toBe(422);
  expect((await api.post("/api/assessments/999999/snooze", {})).status).toBe(404);

  expect((await api.post("/api/assessments/archive", { ids: [id], archived: true })).body).toEqual({
    changed: [id],
  });
  expect(await idsOf(`q=${mark}`)).toEqual([]);
  expect(await idsOf(`archived=1&q=${mark}`)).toEqual([id]);
  const kinds = (await api.get(path)).body.timeline.map(({ kind }: { kind: string }) => kind);
  expect(kinds.sort()).toEqual([
    "archived",
    "corrected",
    "decided",
    "invited",
    "link_copied",
    "snoozed",
    "unsnoozed",
  ]);

  const csv = await (await request.get("/api/assessments/export?archived=1")).text();
  expect(csv).toContain(`zelda.${mark}@example.com`);
  expect(csv).toContain(`Hold,${name}`);

  const view = await api.post("/api/views", {
    name: `On hold: ${mark}`,
    query: "?decision=hold&page=2",
    shared: true,
  });
  expect(view).toMatchObject({ status: 201, body: { view: { query: "decision=hold", isMine: true } } });
  const viewPath = `/api/views/${view.body.view.id}`;
  expect((await api.patch(viewPath, { name: `Held: ${mark}` })).body.view.name).toBe(`Held: ${mark}`);
  expect((await api.get("/api/views")).body.views).toHaveLength(1);
  expect((await api.remove(viewPath)).status).toBe(204);
  expect((await api.remove(viewPath)).status).toBe(404);
  expect((await api.get("/api/invitations/attention")).body).toMatchObject({ overdue: { limitDays: 7 } });
});

test("a viewer reads what is ours, and changes none of it", { tag: "@story" }, async ({
  request,
  mark,
  shortlist,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com` });
  await takeSession(member("viewer"));
  const api = client(request, shortlist.url);
  const path = `/api/assessments/${id}`;
  expect((await api.get(`${path}/notes`)).body).toEqual({ notes: [] });
  expect((await api.get("/api/assessments/inviters")).status).toBe(200);
  expect((await api.get("/api/invitations/attention")).status).toBe(200);
  const refused = [
    api.post(`${path}/notes`, { body: "Hello." }),
    api.patch(`${path}/notes/${crypto.randomUUID()}`, { body: "Hello." }),
    api.remove(`${path}/notes/${crypto.randomUUID()}`, {}),
    api.put(`${path}/decision`, { decision: "hold", from: "undecided" }),
    api.post(`${path}/link-copied`),
    api.post(`${path}/handed-over`),
    api.patch(`${path}/candidate`, { candidate: {}, from: { email: "a@example.com" } }),
    api.post(`${path}/snooze`, {}),
    api.remove(`${path}/snooze`),
    api.post("/api/assessments/archive", { ids: [id], archived: true }),
    api.post("/api/assessments/links", { ids: [id] }),
    api.post("/api/assessments/export", { ids: [id] }),
    api.post("/api/views", { name: "Ours", query: "", shared: true }),
    api.get("/api/settings/team"),
    api.put("/api/settings/team", { pendingLimitDays: 3 }),
  ];
  for (const { status } of await Promise.all(refused)) expect(status).toBe(403);
  expect((await api.post("/api/views", { name: "Mine", query: "status=pending" })).status).toBe(201);
});

test.describe("where nobody has set the team’s limit yet", () => {
  test.use({ alone: true });

  test("an administrator sets how long is too long, within bounds", async ({
    request,
    shortlist,
    member,
    takeSession,
  }) => {
    await takeSession(member("administrator"));
    const api = client(request, shortlist.url);
    expect((await api.get("/api/settings/team")).body).toEqual({
      pendingLimitDays: 7,
      decisionReasons: { advance: [], hold: [], reject: [] },
    });
    for (const pendingLimitDays of [0, 366, 2.5, "7"]) {
      const { status, body } = await api.put("/api/settings/team", { pendingLimitDays });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["pendingLimitDays"]]);
    }
    expect((await api.put("/api/settings/team", { pendingLimitDays: 3 })).body).toMatchObject({
      pendingLimitDays: 3,
      updatedBy: "Ada Okoye",
    });
    expect((await api.get("/api/invitations/attention")).body.overdue.limitDays).toBe(3);
  });
});
