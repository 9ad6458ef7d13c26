import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import { customerSupport } from "@/lib/sandbox/interviews/customer-support";
import { dataAnalyst } from "@/lib/sandbox/interviews/data-analyst";
import { salesAssociate } from "@/lib/sandbox/interviews/sales-associate";
import type { Interview } from "@/lib/sandbox/interviews/types";

/** Every employer can give these to candidates (section 2). */
export const interviews: readonly Interview[] = [
  backendEngineer,
  dataAnalyst,
  customerSupport,
  salesAssociate,
];

export const findInterview = (id: number): Interview | undefined =>
  interviews.find((interview) => interview.id === id);

export function getInterviewOrThrow(id: number): Interview {
  const interview = findInterview(id);
  if (!interview) throw new Error(`There is no interview ${id}.`);
  return interview;
}

export const possiblePoints = (interview: Interview): number =>
  interview.questions.reduce((sum, question) => sum + question.points, 0);
