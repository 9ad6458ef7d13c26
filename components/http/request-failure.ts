import type { ProblemView } from "@/lib/problem-schema";

export type FailureKind =
  | "problem"
  /** Offline, server gone, or time-out: the request may have arrived. */
  | "no_answer"
  /** A proxy’s error page, or a cut-off body. */
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

/** Until the person signs in again, nothing on this page works. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestFailure && error.status === 401;

/** A documented refusal stays one; any other failure may be gone the next second. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof RequestFailure) || error.status === undefined || error.status >= 500;
