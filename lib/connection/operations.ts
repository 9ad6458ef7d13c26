import { connectionViewSchema, findingsSchema } from "@/lib/connection/schema";
import { operations } from "@/lib/operation";

export const connectionOperations = operations({
  readConnection: {
    method: "GET",
    path: "/api/connection",
    summary: "Which service, and how the last checks went.",
    role: "administrator",
    answers: { 200: connectionViewSchema },
  },
  checkConnection: {
    method: "POST",
    path: "/api/connection/check",
    summary: "Asks the service at once.",
    role: "administrator",
    answers: { 200: connectionViewSchema },
  },
});

export const connectionSchemas = { Connection: connectionViewSchema, Findings: findingsSchema };
