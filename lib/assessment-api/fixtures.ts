/** The wire shapes of assessment-service.md. `undefined` leaves a field out. */
export type WireFields = Record<string, unknown>;

const asSent = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const wireInterview = (fields: WireFields = {}) =>
  asSent({ id: 7, name: "Warehouse associate", ...fields });

export const wirePending = (fields: WireFields = {}) =>
  asSent({
    id: 4711,
    completed: false,
    created_at: "2026-03-02T09:30:00Z",
    application_url: "https://service.example.com/apply/4711",
    ...fields,
  });

export const wireRecommended = (fields: WireFields = {}) =>
  wirePending({
    completed: true,
    recommended: true,
    url: "https://service.example.com/reports/4711",
    detail: "Strong on safety, clear about shifts.",
    ...fields,
  });

export const wireNotRecommended = (fields: WireFields = {}) =>
  wirePending({ completed: true, recommended: false, ...fields });

/** What only the single read of a completed assessment adds. */
export const wireIdentity = { candidate_email: "ada.miller@example.com", interview_id: "7" };

export const wireDuplicate = {
  email: ["The candidate already has a pending assessment for this interview."],
};
