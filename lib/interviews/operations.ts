import {
  interviewListSchema,
  interviewViewSchema,
  interviewWeeksSchema,
  weeksQuerySchema,
} from "@/lib/interviews/schema";
import { operations } from "@/lib/operation";

export const interviewOperations = operations({
  listInterviews: {
    method: "GET",
    path: "/api/interviews",
    summary: "All interviews, with the counts of their assessments.",
    role: "viewer",
    answers: { 200: interviewListSchema },
  },
  listWeeks: {
    method: "GET",
    path: "/api/interviews/weeks",
    summary: "Invitations and completions of the last twelve weeks, by interview.",
    role: "viewer",
    query: weeksQuerySchema,
    answers: { 200: interviewWeeksSchema },
  },
});

export const interviewSchemas = {
  Interview: interviewViewSchema,
  InterviewList: interviewListSchema,
  InterviewWeeks: interviewWeeksSchema,
};
