import { operations } from "@/lib/operation";
import { blindReviewBodySchema, blindReviewSchema } from "@/lib/settings/blind-review/schema";
import { teamSettingsBodySchema, teamSettingsSchema } from "@/lib/settings/schema";

export const settingsOperations = operations({
  readTeamSettings: {
    method: "GET",
    path: "/api/settings/team",
    summary: "The team’s settings.",
    role: "recruiter",
    answers: { 200: teamSettingsSchema },
  },
  changeTeamSettings: {
    method: "PUT",
    path: "/api/settings/team",
    summary: "Changes the team’s settings.",
    role: "administrator",
    body: teamSettingsBodySchema,
    answers: { 200: teamSettingsSchema },
  },
  readBlindReview: {
    method: "GET",
    path: "/api/settings/blind-review",
    summary: "From whom the candidates of which interviews are hidden.",
    role: "administrator",
    answers: { 200: blindReviewSchema },
  },
  changeBlindReview: {
    method: "PUT",
    path: "/api/settings/blind-review",
    summary: "Changes from whom candidates are hidden, unless a colleague was faster.",
    role: "administrator",
    body: blindReviewBodySchema,
    answers: { 200: blindReviewSchema },
    problems: [409],
  },
});

export const settingsSchemas = { TeamSettings: teamSettingsSchema, BlindReview: blindReviewSchema };
