/** The shapes of the interface document, as they travel. Any field can be replaced; `undefined` leaves it out. */
export type WireFields = Record<string, unknown>;

const asSent = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A row of `GET /interviews`. */
export const wireInterview = (fields: WireFields = {}) =>
  asSent({ id: 7, name: "Warehouse associate", ...fields });

/** The create answer, and every read while pending. */
export const wirePending = (fields: WireFields = {}) =>
  asSent({
    id: 4711,
    completed: false,
    created_at: "2026-03-02T09:30:00Z",
    application_url: "https://service.example.com/apply/4711",
    ...fields,
  });

/** A recommended row of the list. */
export const wireRecommended = (fields: WireFields = {}) =>
  wirePending({
    completed: true,
    recommended: true,
    url: "https://service.example.com/reports/4711",
    detail: "Strong on safety, clear about shifts.",
    ...fields,
  });

/** A not recommended row of the list, without the optional detail. */
export const wireNotRecommended = (fields: WireFields = {}) =>
  wirePending({ completed: true, recommended: false, ...fields });

/** What only the single read of a completed assessment adds. */
export const wireIdentity = { candidate_email: "ada.miller@example.com", interview_id: "7" };

/** The documented 422: the candidate already has a pending assessment for this interview. */
export const wireDuplicate = {
  email: ["The candidate already has a pending assessment for this interview."],
};
