import { randomUUID } from "node:crypto";
import type { Instance } from "./instance";

export type Submission = {
  submissionId: string;
  email: string;
  interviewId: number;
  answers: Answer[];
};

/** `lost`: the connection broke before the answer. */
export type Answer =
  | { kind: "created"; assessmentId: number }
  | { kind: "accepted" }
  | { kind: "refused"; status: number; code: string; text: string }
  | { kind: "lost" };

let counter = 0;

export function newSubmission(interviewId: number, prefix = "candidate"): Submission {
  counter += 1;
  return {
    submissionId: randomUUID(),
    email: `${prefix}-${process.pid}-${counter}@soak.example`,
    interviewId,
    answers: [],
  };
}

type Body = {
  assessment?: { id: number };
  invitation?: object;
  code?: string;
  detail?: string;
};

/** Sends it as the form does, and keeps the answer. Never throws for a failure of the instance. */
export async function submit(instance: Instance, submission: Submission): Promise<Answer> {
  const { submissionId, email, interviewId } = submission;
  const answer = await ask(instance, {
    submissionId,
    interviewId,
    candidate: { email, firstName: "Amara", lastName: "Osei" },
    suppressCandidateEmail: true,
  }).catch((): Answer => ({ kind: "lost" }));
  submission.answers.push(answer);
  return answer;
}

async function ask(instance: Instance, body: object): Promise<Answer> {
  const response = await fetch(`${instance.url}/api/assessments`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: instance.url, ...instance.headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as Body;
  if (response.status === 201 && answer.assessment)
    return { kind: "created", assessmentId: answer.assessment.id };
  if (response.status === 202 && answer.invitation) return { kind: "accepted" };
  return { kind: "refused", status: response.status, code: answer.code ?? "", text };
}

/** Whether an answer is for people: problem+json with a sentence, and no internals. */
export function isPlain(text: string): boolean {
  const problem = JSON.parse(text) as Body;
  return /[.?]$/.test(problem.detail ?? "") && !/\bat .+:\d+:\d+|\.ts\b|\.js\b|SQLITE|Error:/.test(text);
}
