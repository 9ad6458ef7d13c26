import { operations } from "@/lib/operation";
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
});

export const settingsSchemas = { TeamSettings: teamSettingsSchema };
