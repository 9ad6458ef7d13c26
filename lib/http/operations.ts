import { z } from "zod";
import { locales } from "@/lib/i18n/messages/locales";
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
  readTexts: {
    method: "GET",
    path: "/api/texts",
    summary:
      "All texts of the interface in a language, compiled. Those of the version asked for never change.",
    role: "none",
    query: z.object({
      locale: z.enum(locales).default("en"),
      version: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
    }),
    answers: { 200: z.record(z.string(), z.unknown()) },
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
