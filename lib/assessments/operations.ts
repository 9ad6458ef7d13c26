import { z } from "zod";
import {
  archiveBodySchema,
  decidedSchema,
  decisionBodySchema,
  decisionsBodySchema,
  exportBodySchema,
  invitersSchema,
  linksBodySchema,
  linksSchema,
  remindersBodySchema,
  remindersSchema,
  snoozeBodySchema,
  snoozedSchema,
} from "@/lib/assessments/act-schemas";
import { followUpsSchema } from "@/lib/assessments/follow-ups-schema";
import {
  assessmentCountsSchema,
  assessmentPageSchema,
  assessmentQuerySchema,
  assessmentViewSchema,
  changedAssessmentSchema,
  changedAssessmentsSchema,
  viewQuerySchema,
} from "@/lib/assessments/schema";
import {
  timelineEntrySchema,
  timelinePageSchema,
  timelineQuerySchema,
} from "@/lib/assessments/timeline-schema";
import { candidateViewSchema } from "@/lib/candidates/schema";
import { bodySizes, operations } from "@/lib/operation";
import { assessmentIdParam } from "@/lib/path-params";
import { syncViewSchema } from "@/lib/sync/schema";

const params = { id: assessmentIdParam };
const csv = { mediaType: "text/csv", description: "A file with a line for each assessment." };

export const assessmentOperations = operations({
  listAssessments: {
    method: "GET",
    path: "/api/assessments",
    summary: "A page of the assessments of a view, with the counts of all tabs and how fresh they are.",
    role: "viewer",
    query: assessmentQuerySchema,
    answers: { 200: assessmentPageSchema },
  },
  readTimeline: {
    method: "GET",
    path: "/api/assessments/[id]/timeline",
    summary: "A page of what happened to an assessment, newest first.",
    role: "viewer",
    params,
    query: timelineQuerySchema,
    answers: { 200: timelinePageSchema },
  },
  decideAssessment: {
    method: "PUT",
    path: "/api/assessments/[id]/decision",
    summary: "Records the decision about a candidate, unless it was changed meanwhile.",
    role: "recruiter",
    params,
    body: decisionBodySchema,
    answers: { 200: changedAssessmentSchema },
    problems: [409],
  },
  decideAssessments: {
    method: "POST",
    path: "/api/assessments/decisions",
    summary: "Records one decision about chosen candidates, and tells what happened to each.",
    role: "recruiter",
    body: decisionsBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: decidedSchema },
  },
  recordHandedOver: {
    method: "POST",
    path: "/api/assessments/[id]/handed-over",
    summary: "Records that the application link was handed over.",
    role: "recruiter",
    params,
    answers: { 204: null },
  },
  recordLinkCopied: {
    method: "POST",
    path: "/api/assessments/[id]/link-copied",
    summary: "Records that the application link was copied.",
    role: "recruiter",
    params,
    answers: { 204: null },
  },
  snoozeAssessment: {
    method: "POST",
    path: "/api/assessments/[id]/snooze",
    summary: "Snoozes a pending assessment, and records a reminder.",
    role: "recruiter",
    params,
    body: snoozeBodySchema,
    answers: { 200: snoozedSchema },
  },
  unsnoozeAssessment: {
    method: "DELETE",
    path: "/api/assessments/[id]/snooze",
    summary: "Ends the snooze of a pending assessment.",
    role: "recruiter",
    params,
    answers: { 204: null },
  },
  archiveAssessments: {
    method: "POST",
    path: "/api/assessments/archive",
    summary: "Archives chosen assessments, or takes them out of the archive.",
    role: "recruiter",
    body: archiveBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: z.object({ changed: z.array(z.number().int()) }) },
  },
  exportAssessments: {
    method: "GET",
    path: "/api/assessments/export",
    summary: "All assessments of a view, as a file. It is recorded like a change.",
    role: "recruiter",
    query: viewQuerySchema,
    answers: { 200: csv },
    pace: "changes",
  },
  exportChosen: {
    method: "POST",
    path: "/api/assessments/export",
    summary: "Chosen assessments, as a file.",
    role: "recruiter",
    body: exportBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: csv },
  },
  listInviters: {
    method: "GET",
    path: "/api/assessments/inviters",
    summary: "The members who have invited a candidate on the list.",
    role: "viewer",
    answers: { 200: invitersSchema },
  },
  copyLinks: {
    method: "POST",
    path: "/api/assessments/links",
    summary: "The application links of chosen assessments; each is recorded as copied.",
    role: "recruiter",
    body: linksBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: linksSchema },
  },
  remindAssessments: {
    method: "POST",
    path: "/api/assessments/reminders",
    summary: "Records that chosen candidates are reminded, snoozes them, and answers with their links.",
    role: "recruiter",
    body: remindersBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: remindersSchema },
  },
});

export const assessmentSchemas = {
  Assessment: assessmentViewSchema,
  AssessmentCounts: assessmentCountsSchema,
  AssessmentPage: assessmentPageSchema,
  Candidate: candidateViewSchema,
  Decided: decidedSchema,
  ChangedAssessment: changedAssessmentSchema,
  ChangedAssessments: changedAssessmentsSchema,
  Inviters: invitersSchema,
  Links: linksSchema,
  Reminders: remindersSchema,
  FollowUps: followUpsSchema,
  Snoozed: snoozedSchema,
  Sync: syncViewSchema,
  TimelineEntry: timelineEntrySchema,
  TimelinePage: timelinePageSchema,
};
