import { operations } from "@/lib/operation";
import { teamSettingsBodySchema, teamSettingsSchema } from "@/lib/settings/schema";

export const settingsOperations = operations({
  readTeamSettings: {
    method: "GET",
    path: "/api/settings/team",
    summary: "What is set for everybody.",
    role: "administrator",
    answers: { 200: teamSettingsSchema },
  },
  changeTeamSettings: {
    method: "PUT",
    path: "/api/settings/team",
    summary: "Sets it.",
    role: "administrator",
    body: teamSettingsBodySchema,
    answers: { 200: teamSettingsSchema },
  },
});

export const settingsSchemas = { TeamSettings: teamSettingsSchema };
