import { z } from "zod";
import { candidateInputSchema } from "@/lib/candidates/schema";
import {
  candidateCheckQuerySchema,
  chooseBodySchema,
  createAssessmentBodySchema,
  sendAgainBodySchema,
  waitingQuerySchema,
} from "@/lib/invitations/schema";
import {
  acceptedSchema,
  attentionSchema,
  candidateCheckSchema,
  createdSchema,
  invitationViewSchema,
  remarkSchema,
  waitingSchema,
} from "@/lib/invitations/view-schema";
import { bodySizes, operations, type PathParam } from "@/lib/operation";

const params = {
  id: {
    schema: z.string(),
    missing: ["This invitation doesn’t exist.", { reason: "invitation_missing" }],
  },
} satisfies Record<string, PathParam>;

export const invitationOperations = operations({
  createAssessment: {
    method: "POST",
    path: "/api/assessments",
    summary:
      "Invites a candidate: 201 with the assessment, or 202 with the invitation while nobody knows whether it landed.",
    role: "recruiter",
    body: createAssessmentBodySchema,
    maxBytes: bodySizes.text,
    answers: { 201: createdSchema, 202: acceptedSchema },
    problems: [409, 502],
    pace: "creates",
  },
  checkCandidate: {
    method: "GET",
    path: "/api/invitations/check",
    summary: "What the directory knows of a candidate, before they are invited.",
    role: "recruiter",
    query: candidateCheckQuerySchema,
    answers: { 200: candidateCheckSchema },
  },
  readWaiting: {
    method: "GET",
    path: "/api/invitations/waiting",
    summary: "What an invitation that is being sent waits for.",
    role: "recruiter",
    query: waitingQuerySchema,
    answers: { 200: waitingSchema },
  },
  readAttention: {
    method: "GET",
    path: "/api/invitations/attention",
    summary:
      "What needs attention: invitations without an assessment, links nobody handed over, long pending ones.",
    role: "viewer",
    answers: { 200: attentionSchema },
  },
  chooseAssessment: {
    method: "POST",
    path: "/api/invitations/[id]/choose",
    summary: "Says which assessment an unconfirmed invitation became.",
    role: "recruiter",
    params,
    body: chooseBodySchema,
    answers: { 204: null },
    problems: [409],
  },
  dismissInvitation: {
    method: "POST",
    path: "/api/invitations/[id]/dismiss",
    summary: "Dismisses an invitation that invited nobody.",
    role: "recruiter",
    params,
    answers: { 204: null },
    problems: [409],
  },
  giveUpInvitation: {
    method: "POST",
    path: "/api/invitations/[id]/give-up",
    summary: "Says that an unconfirmed invitation didn’t arrive.",
    role: "recruiter",
    params,
    answers: { 204: null },
    problems: [409],
  },
  sendAgain: {
    method: "POST",
    path: "/api/invitations/[id]/send-again",
    summary: "Sends an invitation again that invited nobody; answers as creating an assessment does.",
    role: "recruiter",
    params,
    body: sendAgainBodySchema,
    answers: { 201: createdSchema, 202: acceptedSchema },
    problems: [409, 502],
    pace: "creates",
  },
});

export const invitationSchemas = {
  AcceptedInvitation: acceptedSchema,
  Attention: attentionSchema,
  CandidateCheck: candidateCheckSchema,
  CreatedAssessment: createdSchema,
  Invitation: invitationViewSchema,
  Remark: remarkSchema,
  Waiting: waitingSchema,
};

export const invitationInputs = { CandidateInput: candidateInputSchema };
