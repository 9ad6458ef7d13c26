import { z } from "zod";
import { operations } from "@/lib/operation";

const readySchema = z.object({ status: z.enum(["ready", "not_ready"]) });

export const httpOperations = operations({
  checkHealth: {
    method: "GET",
    path: "/api/health",
    summary: "Whether the process answers.",
    role: "none",
    answers: { 200: z.object({ status: z.literal("ok") }) },
  },
  checkReadiness: {
    method: "GET",
    path: "/api/ready",
    summary: "Whether the process can do its work: the store answers and the poller turns.",
    role: "none",
    answers: { 200: readySchema, 503: readySchema },
  },
  describeInterface: {
    method: "GET",
    path: "/api/openapi.json",
    summary: "This document.",
    role: "viewer",
    answers: { 200: z.looseObject({ openapi: z.string() }) },
  },
});

export const httpSchemas = { Readiness: readySchema };
