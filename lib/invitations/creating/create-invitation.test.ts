import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { inviting } from "@/lib/invitations/creating/testing-inviting";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { refusalOf } from "@/lib/testing-problems";

onEachStore("inviting a candidate", (store) => {
  const setUp = inviting(store);

  test("makes the assessment and its row, with name, link and timeline", async () => {
    const { invite, states, store: source } = await setUp();
    const created = await invite();
    expect(created).toMatchObject({
      assessment: {
        status: "pending",
        identity: "invited_here",
        invitedBy: "Dana Whitfield",
        candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
        applicationUrl: expect.stringMatching(/^http/),
      },
    });
    expect(await states()).toEqual(["created (open)"]);
    const events = await source.db.selectFrom("events").select(["kind", "actor_name"]).execute();
    expect(events).toEqual([{ kind: "invited", actor_name: "Dana Whitfield" }]);
  });

  test("a submission sent twice is one invitation, and both get its answer", async () => {
    const { invite, onRecord } = await setUp();
    const submissionId = randomUUID();
    const answers = await Promise.all([
      invite({ submissionId }),
      invite({ submissionId }),
      invite({ submissionId }),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await onRecord()).toHaveLength(1);
  });

  test("a submission’s id is not good for another invitation", async () => {
    const { invite, onRecord } = await setUp();
    const submissionId = randomUUID();
    await invite({ submissionId });
    const other = invite({ submissionId, candidate: { email: "other@example.com" } });
    expect(await refusalOf(other)).toMatchObject({ status: 400 });
    expect(await onRecord()).toHaveLength(1);
  });

  test("two recruiters at once make one invitation, and the second sees its link", async () => {
    const { invite, onRecord } = await setUp();
    const both = await Promise.allSettled([invite(), invite({ candidate: { email: "amara@example.COM" } })]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason.problem).toMatchObject({
      status: 409,
      code: "pending_here",
      extra: { assessment: { applicationUrl: expect.stringMatching(/^http/) } },
    });
    expect(await onRecord()).toHaveLength(1);
  });

  test("a completed assessment needs the recruiter’s word for another one", async () => {
    const { invite, store: source, client, server } = await setUp();
    const first = await invite();
    const assessmentId = "assessment" in first ? first.assessment.id : 0;
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId, recommended: true }),
    });
    await pollAssessments(source, client);
    expect(await refusalOf(invite())).toMatchObject({ status: 409, code: "completed_here" });
    expect(await invite({ confirm: "again" })).toMatchObject({ assessment: { status: "pending" } });
  });

  test("the service’s own refusal stands at its field, and leaves the way open", async () => {
    const { client, body, invite, states } = await setUp();
    await client.createAssessment(body());
    const problem = await refusalOf(invite());
    expect(problem).toMatchObject({ status: 422 });
    expect(Object.keys(problem.errors ?? {})).toEqual(["candidate.email"]);
    expect(await states()).toEqual(["rejected"]);
  });

  test.each(["nothing", "\u0000"])("no invitation has the id %j", async (id) => {
    const { store: source } = await setUp();
    const dismissed = refusalOf(dismissInvitation(source, id, { id: "dana", name: "Dana" }));
    expect(await dismissed).toMatchObject({ status: 404 });
  });
});

describe("the input", () => {
  const parse = (candidate: Record<string, unknown>) =>
    createAssessmentBodySchema.safeParse({
      interviewId: 1,
      candidate: { email: "a@example.com", ...candidate },
    });

  test.each([
    ["+44 20 7946 0018", "+442079460018"],
    ["(030) 123-456", "030123456"],
    ["", undefined],
  ])("takes the phone number %j as %j", (phoneNumber, stored) => {
    expect(parse({ phoneNumber }).data?.candidate.phoneNumber).toBe(stored);
  });

  test.each(["+1 23", "call me", "+999 123456789", "12"])("refuses the phone number %j", (phoneNumber) => {
    expect(parse({ phoneNumber }).success).toBe(false);
  });

  test.each(["javascript:alert(1)", "cv.pdf", "ftp://example.com/cv"])(
    "refuses the résumé %j",
    (resumeUrl) => {
      expect(parse({ resumeUrl }).success).toBe(false);
    },
  );

  test("takes optional fields left empty as not given", () => {
    expect(parse({ firstName: " ", resumeUrl: "", externalId: "" }).data?.candidate).toEqual({
      email: "a@example.com",
    });
  });
});
