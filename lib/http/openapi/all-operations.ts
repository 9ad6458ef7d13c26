import { assessmentOperations, assessmentSchemas } from "@/lib/assessments/operations";
import { auditOperations, auditSchemas } from "@/lib/audit/operations";
import { authOperations, authSchemas } from "@/lib/auth/operations";
import { connectionOperations, connectionSchemas } from "@/lib/connection/operations";
import { exportOperations } from "@/lib/exports/operations";
import { feedOperations, feedSchemas } from "@/lib/feed/operations";
import { httpOperations, httpSchemas } from "@/lib/http/operations";
import { problemSchema } from "@/lib/http/problem-schema";
import { insightOperations, insightSchemas } from "@/lib/insights/operations";
import { interviewOperations, interviewSchemas } from "@/lib/interviews/operations";
import { invitationInputs, invitationOperations, invitationSchemas } from "@/lib/invitations/operations";
import { memberOperations, memberSchemas } from "@/lib/members/operations";
import { metricsOperations } from "@/lib/metrics/operations";
import { noteOperations, noteSchemas } from "@/lib/notes/operations";
import type { Operation } from "@/lib/operation";
import { settingsOperations, settingsSchemas } from "@/lib/settings/operations";
import { templateOperations, templateSchemas } from "@/lib/templates/operations";
import { viewOperations, viewSchemas } from "@/lib/views/operations";

/** By the tag under which the document lists them, then by name. */
export const allOperations: Record<string, Record<string, Operation>> = {
  assessments: assessmentOperations,
  invitations: invitationOperations,
  notes: noteOperations,
  feed: feedOperations,
  interviews: interviewOperations,
  insights: insightOperations,
  views: viewOperations,
  templates: templateOperations,
  settings: settingsOperations,
  members: memberOperations,
  connection: connectionOperations,
  audit: auditOperations,
  exports: exportOperations,
  auth: authOperations,
  metrics: metricsOperations,
  http: httpOperations,
};

/** What answers are made of, by the names that the document gives them. */
export const answerSchemas = {
  ...assessmentSchemas,
  ...invitationSchemas,
  ...noteSchemas,
  ...feedSchemas,
  ...interviewSchemas,
  ...insightSchemas,
  ...viewSchemas,
  ...templateSchemas,
  ...settingsSchemas,
  ...memberSchemas,
  ...connectionSchemas,
  ...auditSchemas,
  ...authSchemas,
  ...httpSchemas,
  Problem: problemSchema,
};

/** What several bodies have in common. */
export const bodySchemas = { ...invitationInputs };
