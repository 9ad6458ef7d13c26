import { describe, expect, it } from "vitest";
import { createAssessmentRow, createImportRow, createInvitationRow } from "./testing-facts";
import { type Facts, findViolations } from "./violations";

const email = "amara@soak.example";

/** One submission that made assessment 7, answered and settled. */
const sound = (): Facts => ({
  submissions: [
    { submissionId: "s", email, interviewId: 1, answers: [{ kind: "created", assessmentId: 7 }] },
  ],
  invitations: [
    createInvitationRow({ id: "i", submission_id: "s", email, state: "created", assessment_id: 7 }),
  ],
  assessments: [createAssessmentRow({ id: 7, email, identity: "invited_here", invitation_id: "i" })],
  creates: [{ email, interviewId: 1, id: 7, status: 201, answered: true }],
  onRecord: [{ id: 7, email, interviewId: 1, state: "pending" }],
  list: [{ id: 7, completed: false, application_url: "https://apply.example/7" }],
});

const broken = (change: Partial<Facts>) => findViolations({ ...sound(), ...change }).join("; ");

/** One row of an import that made assessment 7. */
const imported = (): Partial<Facts> => {
  const invitation = { id: "i", email, state: "created", sends: 1, assessment_id: 7 } as const;
  return {
    submissions: [],
    imports: [{ id: "m", rows: [{ line: 2, email }], again: new Map() }],
    importRows: [
      createImportRow({ import_id: "m", email, state: "created", invitation_id: "i", assessment_id: 7 }),
    ],
    invitations: [createInvitationRow(invitation)],
  };
};

describe("what the fault runs judge by", () => {
  it("finds nothing wrong where all is well", () => {
    expect(findViolations(sound())).toEqual([]);
  });

  it("misses an invitation that was promised, and one that the service made", () => {
    expect(broken({ invitations: [], assessments: [], list: [] })).toMatch(
      /promised, and not on record; .*made at the service, and not on record/,
    );
  });

  it("sees a double at the service, and one in the store", () => {
    const [create] = sound().creates;
    expect(broken({ creates: create ? [create, { ...create, id: 8 }] : [] })).toMatch(/made 2 times/);
    const [row] = sound().invitations;
    expect(broken({ invitations: row ? [row, { ...row, id: "j" }] : [] })).toMatch(/2 invitations/);
  });

  it.each(["did_not_land", "not_sent", "rejected"] as const)(
    "doesn’t take %s for one that landed",
    (state) => {
      const invitations = [createInvitationRow({ id: "i", submission_id: "s", email, state })];
      expect(broken({ invitations })).toMatch(new RegExp(`the store says ${state}, and the service made 7`));
    },
  );

  it("wants looking to come to an end, in the end", () => {
    const unsettled: Partial<Facts> = {
      submissions: [{ submissionId: "s", email, interviewId: 1, answers: [{ kind: "accepted" }] }],
      invitations: [createInvitationRow({ id: "i", submission_id: "s", email, state: "unconfirmed" })],
      assessments: [createAssessmentRow({ id: 7 })],
    };
    expect(broken(unsettled)).toBe("");
    expect(broken({ ...unsettled, isSettled: true })).toMatch(/unconfirmed, long after/);
  });

  it("finds nothing wrong with a row that is where its invitation is", () => {
    expect(broken(imported())).toBe("");
  });

  it("misses a row, and sees one that has parted from its invitation", () => {
    expect(broken({ ...imported(), importRows: [] })).toMatch(/the row is lost/);
    const [row] = imported().importRows ?? [];
    const waits = row
      ? [{ ...row, state: "waiting" as const, invitation_id: null, assessment_id: null }]
      : [];
    expect(broken({ ...imported(), importRows: waits })).toMatch(
      /its row is waiting, and the service made 7/,
    );
    expect(broken({ ...imported(), invitations: [] })).toMatch(
      /row is created, and its invitation isn’t there/,
    );
  });

  it("sees a row that was sent again though it may have landed, unless somebody said so", () => {
    const of = imported();
    const before = createInvitationRow({ id: "j", email, state: "did_not_land", sends: 1 });
    const invitations = [...(of.invitations ?? []), before];
    expect(broken({ ...of, invitations })).toMatch(/sent again though it may have landed/);
    const [given] = of.imports ?? [];
    const imports = given ? [{ ...given, again: new Map([[email, 1]]) }] : [];
    expect(broken({ ...of, invitations, imports })).toBe("");
  });

  it("compares the table with the list, both ways", () => {
    expect(broken({ list: [] })).toMatch(/7 is in the table, and not in the list/);
    const [entry] = sound().list ?? [];
    expect(broken({ list: [{ ...entry }, { ...entry, id: 8 }] })).toMatch(
      /8 is in the list, and not in the table/,
    );
    expect(broken({ list: [{ ...entry, completed: true, recommended: false }] })).toMatch(/pending/);
  });
});
