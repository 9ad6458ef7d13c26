import {
  type BrokenService,
  broken,
  object,
  omit,
  onEach,
  onOne,
  put,
  rows,
  when,
  withBody,
  withStatus,
} from "@/lib/conformance/testing/break-miniature";
import { createMiniature, type MiniAnswer, type Respond } from "@/lib/conformance/testing/miniature-service";

const duplicateForgotten = (): Respond => {
  const respond = createMiniature();
  let lastCreated: MiniAnswer | undefined;
  return (request) => {
    const answer = respond(request);
    if (answer.status === 201) lastCreated = answer;
    const isDuplicate =
      answer.status === 422 && JSON.stringify(answer.body).includes("already has a pending");
    return isDuplicate && lastCreated ? lastCreated : answer;
  };
};

const isDuplicateRefusal = (body: unknown) => JSON.stringify(body).includes("already has a pending");

/** One for every other rule that a service can depart from. */
export const furtherBrokenServices: BrokenService[] = [
  broken("success-is-json", "labels JSON as text", "interviews", 200, (answer) => ({
    ...answer,
    headers: { "content-type": "text/plain" },
  })),
  { rule: "version-in-path", how: "lives elsewhere", respond: createMiniature, prefix: "/api" },
  broken("interviews-200", "answers 203", "interviews", 200, withStatus(203)),
  broken(
    "interviews-array",
    "has a row that is no object",
    "interviews",
    200,
    withBody((body) => [...rows(body), 13]),
  ),
  broken(
    "interview-id",
    "writes an id as text",
    "interviews",
    200,
    withBody((body) => [...rows(body), { id: "13", name: "Sales" }]),
  ),
  broken("interview-name", "has a name that is null", "interviews", 200, onEach(put({ name: null }))),
  broken("list-200", "answers 203", "list", 200, withStatus(203)),
  broken(
    "list-array",
    "has a row that is null",
    "list",
    200,
    withBody((body) => [...rows(body), null]),
  ),
  broken("single-200", "has forgotten one", "single", 200, (answer) =>
    object(answer.body).id === 21 ? { status: 404, body: {} } : answer,
  ),
  broken("single-object", "wraps one in an array", "single", 200, (answer) =>
    object(answer.body).id === 21 ? { ...answer, body: [answer.body] } : answer,
  ),
  broken(
    "single-is-the-one-asked",
    "answers with another id",
    "single",
    200,
    onOne(when("recommended", put({ id: 5 }))),
  ),
  broken(
    "assessment-id",
    "writes ids as text",
    "single",
    200,
    onOne((row) => ({ ...row, id: String(row.id) })),
  ),
  broken("assessment-completed", "writes completed as 0", "create", 201, onOne(put({ completed: 0 }))),
  broken("assessment-created-at", "leaves created_at out", "create", 201, onOne(omit("created_at"))),
  broken(
    "assessment-application-url",
    "has no link",
    "list",
    200,
    onEach(when("recommended", omit("application_url"))),
  ),
  broken(
    "application-url-is-url",
    "has a path for a link",
    "create",
    201,
    onOne(put({ application_url: "/apply/1" })),
  ),
  broken(
    "report-url-is-url",
    "has a script for a report",
    "single",
    200,
    onOne(when("recommended", put({ url: "javascript:alert(1)" }))),
  ),
  broken(
    "documented-fields-only",
    "tells a score",
    "list",
    200,
    onEach(when("recommended", put({ score: 9 }))),
  ),
  broken(
    "list-pending-has-no-recommended",
    "has null for undecided",
    "list",
    200,
    onEach(when("pending", put({ recommended: null }))),
  ),
  broken(
    "list-pending-has-no-url",
    "has null for no report",
    "list",
    200,
    onEach(when("pending", put({ url: null }))),
  ),
  broken(
    "list-pending-has-no-detail",
    "has an empty detail",
    "list",
    200,
    onEach(when("pending", put({ detail: "" }))),
  ),
  broken(
    "list-completed-has-recommended",
    "leaves it out",
    "list",
    200,
    withBody((body) => rows(body).map((row) => (row.id === 31 ? omit("recommended")(row) : row))),
  ),
  broken("list-recommended-has-url", "leaves it out", "list", 200, onEach(when("recommended", omit("url")))),
  broken(
    "list-optional-detail-is-string",
    "has null for none",
    "list",
    200,
    onEach(when("not recommended", put({ detail: null }))),
  ),
  broken(
    "list-has-no-candidate",
    "tells the e-mail",
    "list",
    200,
    onEach(put({ candidate_email: "1@example.com" })),
  ),
  broken(
    "single-completed-has-recommended",
    "writes yes",
    "single",
    200,
    onOne(when("not recommended", put({ recommended: "no" }))),
  ),
  broken(
    "single-recommended-has-url",
    "leaves it out",
    "single",
    200,
    onOne(when("recommended", omit("url"))),
  ),
  broken(
    "single-recommended-has-detail",
    "leaves it out",
    "single",
    200,
    onOne(when("recommended", omit("detail"))),
  ),
  broken(
    "single-not-recommended-has-no-url",
    "has null for none",
    "single",
    200,
    onOne(when("not recommended", put({ url: null }))),
  ),
  broken(
    "single-optional-detail-is-string",
    "has a list",
    "single",
    200,
    onOne(when("not recommended", put({ detail: ["Weak."] }))),
  ),
  broken(
    "single-completed-has-candidate-email",
    "leaves it out",
    "single",
    200,
    onOne(when("recommended", omit("candidate_email"))),
  ),
  broken("create-optional-parameters", "refuses digits", "create", 201, (answer, { parameters }) =>
    /^\d+$/.test(parameters.get("candidate[phone_number]") ?? "")
      ? { status: 422, body: { phone_number: ["is not E.164"] } }
      : answer,
  ),
  broken("create-object", "wraps one in an array", "create", 201, (answer, { parameters }) =>
    parameters.has("candidate[phone_number]") ? { ...answer, body: [answer.body] } : answer,
  ),
  broken("create-not-completed", "is born completed", "create", 201, onOne(put({ completed: true }))),
  broken("create-shape", "echoes the interview", "create", 201, onOne(put({ interview_id: "11" }))),
  broken(
    "created-is-listed",
    "lists what it had at first",
    "list",
    200,
    withBody((body) => rows(body).filter(({ id }) => Number(id) < 101)),
  ),
  { rule: "duplicate-422", how: "gives the first one once more", respond: duplicateForgotten },
  broken("create-requires-email", "answers 500", "create", 422, (answer, { parameters }) =>
    parameters.has("candidate[email]") ? answer : { status: 500, body: {} },
  ),
  broken("create-requires-interview", "answers 500", "create", 422, (answer, { parameters }) =>
    parameters.has("interview_id") ? answer : { status: 500, body: {} },
  ),
  broken("create-unknown-interview", "gives it all the same", "create", 422, (answer, { parameters }) =>
    parameters.has("interview_id") && Object.hasOwn(object(answer.body), "interview_id")
      ? { status: 201, body: {} }
      : answer,
  ),
  broken("create-missing-key-400", "answers 401", "create", 400, withStatus(401)),
  broken("create-invalid-key-401", "answers 400", "create", 401, withStatus(400)),
  {
    rule: "error-statuses",
    how: "answers 410 for an unknown path",
    respond: () => {
      const respond = createMiniature();
      return (request) => (request.path === "/no-such-path" ? { status: 410, body: {} } : respond(request));
    },
  },
  broken("422-names-parameter", "has one key for all", "create", 422, (answer) =>
    isDuplicateRefusal(answer.body) ? answer : { ...answer, body: { base: ["is invalid"] } },
  ),
  broken("duplicate-names-email", "calls it candidate", "create", 422, (answer) =>
    isDuplicateRefusal(answer.body) ? { ...answer, body: { candidate: ["already has one"] } } : answer,
  ),
];
