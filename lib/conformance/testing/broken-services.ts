import {
  type BrokenService,
  broken,
  object,
  omit,
  onEach,
  onOne,
  put,
  when,
  withBody,
  withStatus,
} from "@/lib/conformance/testing/break-miniature";

/** The twelve things that a service most easily gets wrong. */
export const brokenServices: BrokenService[] = [
  broken("error-is-json", "answers 404 with a page", "single", 404, (answer) => ({
    ...answer,
    raw: "<!doctype html><title>Not found</title>",
    headers: { "content-type": "text/html" },
  })),
  broken("missing-key-400", "answers a missing key like an invalid one", "list", 400, withStatus(401)),
  broken("invalid-key-401", "answers an invalid key with 403", "interviews", 401, withStatus(403)),
  broken("other-employer-403", "hides what belongs to others", "single", 403, withStatus(404)),
  broken("unknown-id-404", "answers an unknown id with 422", "single", 404, (answer) => ({
    ...answer,
    status: 422,
    body: { id: ["is unknown"] },
  })),
  broken("create-201", "answers a create with 200", "create", 201, withStatus(200)),
  broken(
    "created-at-utc",
    "writes local times",
    "list",
    200,
    onEach((row) => ({
      ...row,
      created_at: String(row.created_at).replace("T10:00:00.000Z", "T12:00:00+02:00"),
    })),
  ),
  broken(
    "list-not-recommended-has-no-url",
    "links reports of the not recommended",
    "list",
    200,
    onEach(when("not recommended", put({ url: "https://reports.example.com/31" }))),
  ),
  broken(
    "list-recommended-has-detail",
    "leaves the detail out of the list",
    "list",
    200,
    onEach(when("recommended", omit("detail"))),
  ),
  broken(
    "single-pending-has-create-shape",
    "tells the candidate of a pending one",
    "single",
    200,
    onOne(when("pending", put({ candidate_email: "1@example.com" }))),
  ),
  broken(
    "single-completed-has-interview-id",
    "types interview_id as an integer",
    "single",
    200,
    onOne(when("recommended", put({ interview_id: 11 }))),
  ),
  broken(
    "422-body",
    "gives a message in place of a list of messages",
    "create",
    422,
    withBody((body) =>
      Object.fromEntries(Object.entries(object(body)).map(([key, messages]) => [key, String(messages)])),
    ),
  ),
];
