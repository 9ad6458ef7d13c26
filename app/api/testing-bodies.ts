const uuid = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";
const at = "2026-11-21T09:00:00.000Z";

const candidate = {
  email: "amara@example.com",
  firstName: "Amara",
  lastName: "Osei",
  phoneNumber: "+442079460018",
  externalId: "A-7",
  resumeUrl: "https://example.com/cv.pdf",
};

const givenRow = {
  line: 2,
  interviewId: 1,
  suppressCandidateEmail: false,
  confirm: "again",
  candidate,
  cells: [candidate.email],
};

/** A body that each route would take, by method and path. */
export const bodies: Record<string, unknown> = {
  "PUT /api/access/second-factor": { secondFactor: "everybody" },
  "POST /api/assessments": {
    interviewId: 1,
    candidate,
    suppressCandidateEmail: false,
    submissionId: uuid,
    confirm: "again",
  },
  "POST /api/assessments/[id]/claim": { interviewId: 1, candidate, replaces: at },
  "DELETE /api/assessments/[id]/claim": { replaces: at },
  "PATCH /api/assessments/[id]/candidate": { candidate, from: { email: candidate.email } },
  "DELETE /api/assessments/[id]/candidate": { version: 7 },
  "PATCH /api/candidates/[id]": {
    candidate: { firstName: "Amara", lastName: "Osei" },
    from: { phoneNumber: "+442079460018" },
  },
  "PUT /api/candidates/[id]/name-order": { order: "family_first" },
  "POST /api/candidates/[id]/addresses": { email: candidate.email },
  "PUT /api/assessments/[id]/decision": {
    decision: "advance",
    from: "undecided",
    reason: { label: "Knows the field", words: "And the tools." },
  },
  "POST /api/assessments/decisions": {
    ids: [7],
    decision: "hold",
    reason: { words: "Next quarter." },
    seen: { "7": "undecided" },
  },
  "PUT /api/assessments/[id]/assignee": { assignee: uuid, from: null },
  "POST /api/assessments/assignees": { ids: [7], assignee: uuid, seen: { "7": null } },
  "POST /api/assessments/[id]/snooze": { reminder: "mail", days: 3, from: at },
  "POST /api/assessments/[id]/notes": { body: "Called her.", id: uuid, mentions: [uuid] },
  "PATCH /api/assessments/[id]/notes/[noteId]": { body: "Called her.", replaces: at, mentions: [uuid] },
  "DELETE /api/assessments/[id]/notes/[noteId]": { replaces: at },
  "POST /api/assessments/archive": { ids: [7], archived: true },
  "POST /api/assessments/export": { ids: [7] },
  "POST /api/assessments/links": { ids: [7] },
  "POST /api/assessments/reminders": { ids: [7], days: 5, seen: { "7": at } },
  "POST /api/imports": {
    name: "Careers fair",
    interviewId: 1,
    suppressCandidateEmail: false,
    columns: [{ header: "E-mail", as: "email" }],
  },
  "PATCH /api/imports/[id]": {
    name: "Careers fair",
    interviewId: 1,
    suppressCandidateEmail: true,
    columns: [{ header: "E-mail", as: "email" }],
  },
  "POST /api/imports/[id]/rows": { rows: [givenRow] },
  "POST /api/imports/[id]/retry": { rows: [givenRow] },
  "POST /api/invitations/[id]/choose": { assessmentId: 7 },
  "POST /api/invitations/[id]/send-again": { confirm: "again" },
  "POST /api/members": { email: "ali@example.com", name: "Ali", role: "viewer" },
  "POST /api/notifications/read": { ids: [uuid] },
  "PATCH /api/members/[id]": { name: "Ali", role: "viewer" },
  "PUT /api/members/[id]/visibility": {
    limit: { interviewIds: [1], own: true, unclaimed: false },
    replaces: at,
  },
  "PATCH /api/profile": {
    name: "Ali",
    preferences: {
      theme: "dark",
      locale: "de",
      timeZone: "Europe/Berlin",
      shortcuts: true,
      density: "compact",
      columns: ["status"],
    },
  },
  "POST /api/profile/password": { present: "what it was", password: "correct horse battery" },
  "POST /api/profile/second-factor": { present: "what it was" },
  "POST /api/profile/second-factor/confirm": { code: "123456" },
  "POST /api/profile/second-factor/recovery-codes": { present: "what it was", code: "123456" },
  "POST /api/profile/second-factor/off": { present: "what it was", code: "123456" },
  "POST /api/sign-in/code": { code: "123456" },
  "POST /api/sign-in/second-factor/confirm": { code: "123456" },
  "PUT /api/settings/retention": { months: 6, interviews: [{ id: 1, months: null }], replaces: null },
  "POST /api/settings/retention/dry-run": { months: 6, interviews: [] },
  "PUT /api/settings/blind-review": {
    reviewers: "viewers",
    interviews: [{ id: 1, reviewers: "nobody" }],
    revealsOnDecision: true,
    showsResults: false,
    replaces: null,
  },
  "POST /api/assessments/[id]/reveal": { reason: "We know each other." },
  "PUT /api/assessments/[id]/erasure-block": { reason: "A dispute." },
  "PUT /api/settings/team": {
    pendingLimitDays: 14,
    decisionReasons: { reject: ["Withdrew"] },
  },
  "POST /api/setup": {
    token: "token",
    name: "Ali",
    email: "ali@example.com",
    password: "correct horse battery",
  },
  "POST /api/shortlists": { name: "Backend, first round", assessments: [7] },
  "PATCH /api/shortlists/[id]": {
    name: "Backend, second round",
    note: "Two of them start in May.",
    showsDecision: true,
    showsEmail: false,
    showsPhone: false,
    archived: false,
    from: { name: "Backend, first round", note: "" },
  },
  "POST /api/shortlists/[id]/candidates": {
    candidates: [{ assessmentId: 7, word: "Asks good questions.", before: 8 }],
  },
  "PATCH /api/shortlists/[id]/candidates/[assessmentId]": {
    word: "Asks good questions.",
    from: { word: "" },
    before: 8,
  },
  "PUT /api/shortlists/[id]/candidates/[assessmentId]/vote": { answer: "yes", comment: "Let us meet." },
  "POST /api/shortlists/[id]/links": { days: 7 },
  "PUT /api/templates/[scope]": { kind: "reminder", subject: "Hello", body: "Here: {{link}}", replaces: at },
  "DELETE /api/templates/[scope]": { kind: "reminder", replaces: at },
  "POST /api/views": {
    name: "Pending",
    query: "status=pending",
    columns: ["status"],
    density: "compact",
    shared: false,
    position: 1,
    pinned: true,
  },
  "PUT /api/views/[id]/pin": { place: 1 },
  "PATCH /api/views/[id]": { name: "Pending", query: "status=pending", columns: ["status"], position: 1 },
};

/** Those that read no JSON. */
export const withoutBody = [
  "POST /api/access/discovery",
  "DELETE /api/assessments/[id]/snooze",
  "DELETE /api/assessments/[id]/erasure-block",
  "DELETE /api/candidates/[id]/addresses/[addressId]",
  "POST /api/assessments/[id]/erase",
  "POST /api/assessments/[id]/handed-over",
  "POST /api/assessments/[id]/link-copied",
  "POST /api/auth/[...nextauth]",
  "POST /api/connection/check",
  "DELETE /api/imports/[id]",
  "POST /api/imports/[id]/pause",
  "POST /api/imports/[id]/resume",
  "DELETE /api/imports/[id]/rows",
  "POST /api/imports/[id]/start",
  "POST /api/imports/[id]/stop",
  "POST /api/invitations/[id]/dismiss",
  "POST /api/invitations/[id]/give-up",
  "POST /api/members/[id]/disable",
  "POST /api/members/[id]/enable",
  "POST /api/members/[id]/reset",
  "DELETE /api/members/[id]/second-factor",
  "POST /api/sign-in/second-factor",
  "DELETE /api/profile/sessions",
  "DELETE /api/profile/sessions/[id]",
  "POST /api/profile/sign-out-everywhere",
  "DELETE /api/session",
  "POST /api/session/activity",
  "DELETE /api/shortlists/[id]",
  "DELETE /api/shortlists/[id]/candidates/[assessmentId]",
  "PUT /api/shortlists/[id]/readers/[memberId]",
  "DELETE /api/shortlists/[id]/readers/[memberId]",
  "DELETE /api/shortlists/[id]/links/[linkId]",
  "DELETE /api/views/[id]",
  "DELETE /api/views/[id]/pin",
];

/** The parameters that each query may have. */
export const queries: Record<string, string[]> = {
  "/api/assessments": [
    ..."queue status interview q sort createdFrom createdTo createdWithin completedFrom completedTo completedWithin invitedBy decision assignee import followUp lastContact archived".split(
      " ",
    ),
    ..."limit cursor offset asOf".split(" "),
  ],
  "/api/assessments/changes": ["after"],
  "/api/assessments/events": ["after"],
  "/api/assessments/export":
    "queue status interview q sort createdFrom createdTo createdWithin completedFrom completedTo completedWithin invitedBy decision assignee import followUp lastContact archived".split(
      " ",
    ),
  "/api/assessments/[id]/person-data": ["as"],
  "/api/assessments/[id]/timeline": ["before"],
  "/api/settings/retention/due": ["limit"],
  "/api/candidates/[id]/timeline": ["before"],
  "/api/audit": "person candidate action from to cursor limit".split(" "),
  "/api/audit/export": "person candidate action from to".split(" "),
  "/api/imports": ["state", "cursor"],
  "/api/imports/[id]/rows": "state cursor limit".split(" "),
  "/api/insights": "interview invitedBy from to zone".split(" "),
  "/api/interviews/weeks": ["zone"],
  "/api/invitations/check": ["email", "interviewId"],
  "/api/invitations/waiting": ["submissionId"],
  "/api/shortlists": "q state cursor limit".split(" "),
  "/api/texts": ["locale", "version"],
};

/** The value with one of its leaves replaced, for every leaf. A leaf is what is neither a list nor an object. */
export function withEachLeaf(value: unknown, other: unknown): { leaf: unknown; body: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ leaf: value, body: other }];
  return Object.entries(value).flatMap(([name, inner]) =>
    withEachLeaf(inner, other).map(({ leaf, body }) => ({
      leaf,
      body: Array.isArray(value)
        ? value.map((item, at) => (String(at) === name ? body : item))
        : { ...value, [name]: body },
    })),
  );
}
