import { operations } from "@/lib/operation";
import { assessmentIdParam } from "@/lib/path-params";
import {
  dryRunBodySchema,
  dueQuerySchema,
  dueSchema,
  personRetentionSchema,
  retentionBodySchema,
  retentionSchema,
} from "@/lib/retention/schema";

export const retentionOperations = operations({
  readRetention: {
    method: "GET",
    path: "/api/settings/retention",
    summary: "After how many months candidates are erased automatically.",
    role: "administrator",
    answers: { 200: retentionSchema },
  },
  changeRetention: {
    method: "PUT",
    path: "/api/settings/retention",
    summary: "Sets after how many months candidates are erased automatically, with 14 days’ notice.",
    role: "administrator",
    body: retentionBodySchema,
    answers: { 200: retentionSchema },
    problems: [409],
  },
  listDue: {
    method: "GET",
    path: "/api/settings/retention/due",
    summary: "Who will be erased automatically within 14 days, and for whom that is blocked.",
    role: "administrator",
    query: dueQuerySchema,
    answers: { 200: dueSchema },
  },
  tryRetention: {
    method: "POST",
    path: "/api/settings/retention/dry-run",
    summary: "Who would be erased within 14 days if this rule were set now. Changes nothing.",
    role: "administrator",
    body: dryRunBodySchema,
    answers: { 200: dueSchema },
  },
  readPersonRetention: {
    method: "GET",
    path: "/api/assessments/[id]/retention",
    summary:
      "When the person behind an assessment will be erased automatically, and whether that is blocked.",
    role: "administrator",
    params: { id: assessmentIdParam },
    answers: { 200: personRetentionSchema },
  },
});

export const retentionSchemas = {
  Retention: retentionSchema,
  Due: dueSchema,
  PersonRetention: personRetentionSchema,
};
