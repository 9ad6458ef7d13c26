import type { problems } from "@/lib/i18n/messages/en/problems";

export type ProblemReason = keyof typeof problems;

/** The telling sentence of an error that shares its code with others. */
type Telling = Pick<Problem, "reason" | "params">;

/** What a person may be told: `message` is a sentence for recruiters, `code` is for programs. */
export type Problem = {
  status: number;
  code: string;
  message: string;
  /** Which sentence it is, where a code has several: screens say it in their reader's language. */
  reason?: ProblemReason;
  /** What the sentence names. */
  params?: Record<string, string | number>;
  /** Error texts by form field, for 422. */
  errors?: Record<string, string[]>;
  /** Headers that the status asks for, such as `Allow`. */
  headers?: Record<string, string>;
  /** Further members of the problem document, such as the row that a request would double. */
  extra?: Record<string, unknown>;
};

/**
 * The one error class that carries a text for the outside. Everything else that is thrown is a bug or an
 * outage: `lib/http` answers it with a plain 500 and logs the cause.
 */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(
    readonly problem: Problem,
    options?: { cause?: unknown },
  ) {
    super(problem.message, options);
  }

  /** Next loads this module several times in one process: what the runtime throws is of another copy of the class. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "ProblemError" && "problem" in error;
  }
}

/** 400: what was sent can’t be read as what was meant. */
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
export const notFound = (message = "There is nothing here, or not any more.", telling?: Telling) =>
  new ProblemError({ status: 404, code: "not_found", message, ...telling });

/** 405. @param allow the methods that are answered there, as the header lists them. */
export const methodNotAllowed = (allow: string) =>
  new ProblemError({
    status: 405,
    code: "method_not_allowed",
    message: "This can’t be done at this address.",
    headers: { allow },
  });

/** 409. @param extra further members of the problem document, such as what stands in the way. */
export const conflict = (code: string, message: string, extra?: Record<string, unknown>, telling?: Telling) =>
  new ProblemError({ status: 409, code, message, extra, ...telling });

/** 429. @param waitMs after how long it may be tried again, in milliseconds. */
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

/** 413. @param maxBytes what is accepted. */
export const tooLarge = (maxBytes: number) => {
  const kib = Math.ceil(maxBytes / 1024);
  return new ProblemError({
    status: 413,
    code: "too_large",
    message: `This is more than we accept at once (${kib} KiB). Shorten it, then try again.`,
    params: { kib },
  });
};

/** 422. @param errors texts by form field. */
export const invalid = (
  errors: Record<string, string[]>,
  message = "Some fields need another look.",
  telling?: Telling,
) => new ProblemError({ status: 422, code: "invalid", message, errors, ...telling });
