import { assessmentOperations, assessmentSchemas } from "@/lib/assessments/operations";
import { auditOperations, auditSchemas } from "@/lib/audit/operations";
import { accessOperations, accessSchemas } from "@/lib/auth/access/operations";
import { authOperations, authSchemas } from "@/lib/auth/operations";
import { claimOperations } from "@/lib/claims/operations";
import { connectionOperations, connectionSchemas } from "@/lib/connection/operations";
import { detailOperations, detailSchemas } from "@/lib/details/operations";
import { erasingOperations, erasingSchemas } from "@/lib/erasing/operations";
import { exportOperations } from "@/lib/exports/operations";
import { feedOperations, feedSchemas } from "@/lib/feed/operations";
import { metricsOperations } from "@/lib/http/metrics-operations";
import { httpOperations, httpSchemas } from "@/lib/http/operations";
import { importOperations, importSchemas } from "@/lib/imports/operations";
import { insightOperations, insightSchemas } from "@/lib/insights/operations";
import { interviewOperations, interviewSchemas } from "@/lib/interviews/operations";
import { invitationInputs, invitationOperations, invitationSchemas } from "@/lib/invitations/operations";
import { memberOperations, memberSchemas } from "@/lib/members/operations";
import { noteOperations, noteSchemas } from "@/lib/notes/operations";
import { notificationOperations, notificationSchemas } from "@/lib/notifications/operations";
import type { Operation } from "@/lib/operation";
import { problemSchema } from "@/lib/problem-schema";
import { retentionOperations, retentionSchemas } from "@/lib/retention/operations";
import { settingsOperations, settingsSchemas } from "@/lib/settings/operations";
import { shortlistOperations, shortlistSchemas } from "@/lib/shortlists/operations";
import { templateOperations, templateSchemas } from "@/lib/templates/operations";
import { viewOperations, viewSchemas } from "@/lib/views/operations";

export const allOperations: Record<string, Record<string, Operation>> = {
  assessments: { ...assessmentOperations, ...detailOperations, ...claimOperations, ...erasingOperations },
  invitations: invitationOperations,
  notes: noteOperations,
  imports: importOperations,
  shortlists: shortlistOperations,
  notifications: notificationOperations,
  feed: feedOperations,
  interviews: interviewOperations,
  insights: insightOperations,
  views: viewOperations,
  templates: templateOperations,
  settings: settingsOperations,
  retention: retentionOperations,
  members: memberOperations,
  connection: connectionOperations,
  audit: auditOperations,
  exports: exportOperations,
  auth: authOperations,
  access: accessOperations,
  metrics: metricsOperations,
  http: httpOperations,
};

export const answerSchemas = {
  ...assessmentSchemas,
  ...detailSchemas,
  ...erasingSchemas,
  ...invitationSchemas,
  ...noteSchemas,
  ...importSchemas,
  ...shortlistSchemas,
  ...notificationSchemas,
  ...feedSchemas,
  ...interviewSchemas,
  ...insightSchemas,
  ...viewSchemas,
  ...templateSchemas,
  ...settingsSchemas,
  ...retentionSchemas,
  ...memberSchemas,
  ...connectionSchemas,
  ...auditSchemas,
  ...authSchemas,
  ...accessSchemas,
  ...httpSchemas,
  Problem: problemSchema,
};

export const bodySchemas = { ...invitationInputs };
