export const hydratedEvent = "shortlist:hydrated";
