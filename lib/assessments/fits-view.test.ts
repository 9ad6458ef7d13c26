import { describe, expect, it } from "vitest";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

type View = Parameters<typeof fitsView>[0];

const view = (overrides: Partial<View>): View => ({ queue: "all", status: "all", q: "", ...overrides });

const createAssessment = (overrides: Partial<AssessmentView> = {}): AssessmentView => ({
  id: 1,
  status: "pending",
  createdAt: "2026-03-01T12:00:00.000Z",
  interview: { id: 7, name: "Backend Engineer" },
  candidate: { email: "amara@example.com", firstName: "Amara", lastName: "Okafor" },
  identity: "invited_here",
  noteCount: 0,
  version: 1,
  firstSeenVersion: 1,
  ...overrides,
});

describe("whether a row belongs to a view", () => {
  it("goes by the tab", () => {
    const row = createAssessment({ status: "recommended" });
    expect(fitsView(view({}), row)).toBe(true);
    expect(fitsView(view({ status: "recommended" }), row)).toBe(true);
    expect(fitsView(view({ status: "pending" }), row)).toBe(false);
    expect(fitsView(view({ status: "unclaimed" }), row)).toBe(false);
  });

  it("has both outcomes among the completed", () => {
    const tab = view({ status: "completed" });
    expect(fitsView(tab, createAssessment({ status: "recommended" }))).toBe(true);
    expect(fitsView(tab, createAssessment({ status: "not_recommended" }))).toBe(true);
    expect(fitsView(tab, createAssessment())).toBe(false);
    expect(
      fitsView(tab, createAssessment({ status: "recommended", goneSince: "2026-03-02T00:00:00.000Z" })),
    ).toBe(false);
  });

  it("counts a probable row as claimed", () => {
    const tab = view({ status: "unclaimed" });
    expect(fitsView(tab, createAssessment({ identity: "unclaimed", candidate: undefined }))).toBe(true);
    expect(fitsView(tab, createAssessment({ identity: "probable" }))).toBe(false);
  });

  it("leaves what is gone to the tab that has everything", () => {
    const gone = createAssessment({ goneSince: "2026-03-02T00:00:00.000Z" });
    expect(fitsView(view({}), gone)).toBe(true);
    expect(fitsView(view({ status: "pending" }), gone)).toBe(false);
  });

  it("leaves what is archived to those who ask for it", () => {
    const archived = createAssessment({ archivedAt: "2026-03-02T00:00:00.000Z" });
    expect(fitsView(view({}), archived)).toBe(false);
    expect(fitsView(view({ archived: "1" }), archived)).toBe(true);
    expect(fitsView(view({ archived: "1" }), createAssessment())).toBe(false);
    expect(fitsView(view({ archived: "with" }), archived)).toBe(true);
    expect(fitsView(view({ archived: "with" }), createAssessment())).toBe(true);
  });

  it("goes by the dates, the first included and the second not", () => {
    const row = createAssessment({ createdAt: "2026-03-01T12:00:00.000Z" });
    expect(fitsView(view({ createdFrom: "2026-03-01T12:00:00.000Z" }), row)).toBe(true);
    expect(fitsView(view({ createdFrom: "2026-03-01T12:00:00.001Z" }), row)).toBe(false);
    expect(fitsView(view({ createdTo: "2026-03-01T12:00:00.000Z" }), row)).toBe(false);
    expect(fitsView(view({ createdTo: "2026-03-02T00:00:00.000Z" }), row)).toBe(true);
  });

  it("goes by who invited", () => {
    expect(fitsView(view({ invitedBy: "dana" }), createAssessment({ inviterId: "dana" }))).toBe(true);
    expect(fitsView(view({ invitedBy: "dana" }), createAssessment({ inviterId: "ben" }))).toBe(false);
    expect(fitsView(view({ invitedBy: "dana" }), createAssessment())).toBe(false);
  });

  it("goes by the decision, and without one it is undecided", () => {
    const decision = { by: "Dana", at: "2026-03-02T00:00:00.000Z" };
    const held = createAssessment({ decision: { ...decision, value: "hold" } });
    const takenBack = createAssessment({ decision: { ...decision, value: "undecided" } });
    expect(fitsView(view({ decision: "hold" }), held)).toBe(true);
    expect(fitsView(view({ decision: "undecided" }), held)).toBe(false);
    expect(fitsView(view({ decision: "undecided" }), takenBack)).toBe(true);
    expect(fitsView(view({ decision: "undecided" }), createAssessment())).toBe(true);
  });

  it("goes by the last contact; what was never contacted wasn’t for any number of days", () => {
    const now = new Date("2026-03-10T12:00:00.000Z");
    const contacted = (at: string) => createAssessment({ lastContact: { at, how: "member" } });
    const fits = (lastContact: View["lastContact"], row: AssessmentView) =>
      fitsView(view({ lastContact }), row, now);
    const never = createAssessment();
    expect([fits("never", never), fits("3", never), fits("30", never)]).toEqual([true, true, true]);
    const before = contacted("2026-03-03T11:59:59.999Z");
    expect([fits("never", before), fits("3", before), fits("7", before), fits("14", before)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(fits("7", contacted("2026-03-03T12:00:00.000Z"))).toBe(false);
  });

  it("goes by the interview", () => {
    expect(fitsView(view({ interview: [7, 9] }), createAssessment())).toBe(true);
    expect(fitsView(view({ interview: [8] }), createAssessment())).toBe(false);
    expect(fitsView(view({ interview: [7] }), createAssessment({ interview: undefined }))).toBe(false);
    expect(fitsView(view({ interview: [0] }), createAssessment({ interview: undefined }))).toBe(true);
  });

  it.each([
    ["muller", true],
    ["MÜLLER jörg", true],
    ["oneil", true],
    ["x-17", true],
    ["4711", true],
    ["jorg smith", false],
    ["   ", true],
  ])("searches folded for %j: %s", (q, expected) => {
    const row = createAssessment({
      id: 4711,
      candidate: {
        email: "j.mueller@example.com",
        firstName: "Jörg",
        lastName: "Müller-O’Neil",
        externalId: "X-17",
      },
    });
    expect(fitsView(view({ q }), row)).toBe(expected);
  });
});
