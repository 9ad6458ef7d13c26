import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import { customerSupport } from "@/lib/sandbox/interviews/customer-support";
import { dataAnalyst } from "@/lib/sandbox/interviews/data-analyst";
import { salesAssociate } from "@/lib/sandbox/interviews/sales-associate";
import type { Interview } from "@/lib/sandbox/interviews/types";

/** The interviews that every employer of this service can give to candidates (section 2). */
export const interviews: readonly Interview[] = [
  backendEngineer,
  dataAnalyst,
  customerSupport,
  salesAssociate,
];

/** The interview with that id, if there is one. */
export const findInterview = (id: number): Interview | undefined =>
  interviews.find((interview) => interview.id === id);

/** For ids that come from the service's own rows. @throws Error when a row names an unknown interview. */
export function getInterviewOrThrow(id: number): Interview {
  const interview = findInterview(id);
  if (!interview) throw new Error(`There is no interview ${id}.`);
  return interview;
}

/** All points that the interview's questions are worth together. */
export const possiblePoints = (interview: Interview): number =>
  interview.questions.reduce((sum, question) => sum + question.points, 0);
