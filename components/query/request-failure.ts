import type { ProblemView } from "@/lib/http/problem-schema";

/** Why a request to the dashboard's own interface brought nothing. */
export type FailureKind =
  /** The server answered with a problem document. */
  | "problem"
  /** No answer arrived: offline, server gone, time-out. Whether the request arrived is unknown. */
  | "no_answer"
  /** Something answered that isn't Shortlist, or not in its words: a proxy's error page, a cut-off body. */
  | "unreadable";

export class RequestFailure extends Error {
  override readonly name = "RequestFailure";

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly status?: number,
    readonly problem?: ProblemView,
  ) {
    super(message);
  }
}

/** Whether the session is over: nothing on this page will work until somebody signs in again. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestFailure && error.status === 401;

/** A documented refusal stays one; everything else may be gone the next second. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof RequestFailure) || error.status === undefined || error.status >= 500;
