import { connectionViewSchema, findingsSchema } from "@/lib/connection/schema";
import { operations } from "@/lib/operation";

export const connectionOperations = operations({
  readConnection: {
    method: "GET",
    path: "/api/connection",
    summary: "The connected service, and how the last checks of it went.",
    role: "administrator",
    answers: { 200: connectionViewSchema },
  },
  checkConnection: {
    method: "POST",
    path: "/api/connection/check",
    summary: "Checks the service now.",
    role: "administrator",
    answers: { 200: connectionViewSchema },
  },
});

export const connectionSchemas = { Connection: connectionViewSchema, Findings: findingsSchema };
