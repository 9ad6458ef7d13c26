import type { problems } from "@/lib/i18n/messages/en/problems";

export type ProblemReason = keyof typeof problems;

type Telling = Pick<Problem, "reason" | "params">;

/** What a person may be told: `message` is for recruiters, `code` for programs. */
export type Problem = {
  status: number;
  code: string;
  message: string;
  /** Which sentence it is where a code has several, so that screens can translate it. */
  reason?: ProblemReason;
  params?: Record<string, string | number>;
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  /** Further members of the problem document, such as the row that is already there. */
  extra?: Record<string, unknown>;
};

/** The only error whose text goes outside. Anything else that is thrown is a bug or an outage: a plain 500. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(
    readonly problem: Problem,
    options?: { cause?: unknown },
  ) {
    super(problem.message, options);
  }

  // Next loads this module several times in one process, so the runtime throws another copy of the class.
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "ProblemError" && "problem" in error;
  }
}

/** Whether an error is the problem that has this code. */
export const isProblem = (error: unknown, code: string): error is ProblemError =>
  error instanceof ProblemError && error.problem.code === code;

/** 400: what was sent can't be understood. */
export const badRequest = (message: string, extra?: Partial<Problem>) =>
  new ProblemError({ status: 400, code: "bad_request", message, ...extra });

/** 401. */
export const signInRequired = () =>
  new ProblemError({ status: 401, code: "sign_in_required", message: "Sign in to continue." });

/** 403: signed in, but not for this. */
export const forbidden = (
  message = "Your role doesn’t allow this. Ask an administrator if you need it.",
  telling?: Telling,
) => new ProblemError({ status: 403, code: "forbidden", message, ...telling });

/** 404. */
export const notFound = (message = "There is nothing here, or it no longer exists.", telling?: Telling) =>
  new ProblemError({ status: 404, code: "not_found", message, ...telling });

/** 405. @param allow the methods that are answered there, as the header lists them. */
export const methodNotAllowed = (allow: string) =>
  new ProblemError({
    status: 405,
    code: "method_not_allowed",
    message: "This can’t be done at this address.",
    headers: { allow },
  });

/** 409. @param extra further members of the problem document, such as what is in the way. */
export const conflict = (code: string, message: string, extra?: Record<string, unknown>, telling?: Telling) =>
  new ProblemError({ status: 409, code, message, extra, ...telling });

/** 429. @param waitMs how long until it may be tried again. */
export function tooMany(message: string, waitMs: number, telling?: Telling) {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return new ProblemError({
    status: 429,
    code: "too_many",
    message,
    ...telling,
    headers: { "retry-after": String(retryAfterSeconds) },
    extra: { retryAfterSeconds },
  });
}

/** 413. */
export const tooLarge = (maxBytes: number, headers?: Record<string, string>) => {
  const kib = Math.ceil(maxBytes / 1024);
  return new ProblemError({
    status: 413,
    code: "too_large",
    message: `This is more than we accept at once (${kib} KiB). Shorten it, then try again.`,
    params: { kib },
    headers,
  });
};

/** 422. @param errors texts by form field. */
export const invalid = (
  errors: Record<string, string[]>,
  message = "Check the fields below.",
  telling?: Telling,
) => new ProblemError({ status: 422, code: "invalid", message, errors, ...telling });
