import { AsyncLocalStorage } from "node:async_hooks";
import type { PendingLink } from "@/lib/auth/oidc/pending-link";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import type { StepToken } from "@/lib/auth/second-factor/step-cookie";
import type { SessionOrigin } from "@/lib/auth/sessions/start-session";

/** One request to next-auth: what its callbacks need, and what they find out. */
export type Attempt = {
  origin: SessionOrigin;
  /** An identity that waits for its member's password. */
  waiting?: PendingLink | undefined;
  refusal?: Refusal;
  /** What went wrong on the way, for the log and the administrator. */
  failure?: { step: string; reason: string };
  /** Linked once the member signs in with their password. */
  toLink?: PendingLink;
  hasLinked?: boolean;
  /** The password was right, and this browser goes on to the second step. */
  step?: StepToken;
};

const attempts = new AsyncLocalStorage<Attempt>();

/** next-auth's callbacks don't get the request, and its logger is one for all. */
export const withinAttempt = <T>(attempt: Attempt, run: () => Promise<T>): Promise<T> =>
  attempts.run(attempt, run);

/** Undefined outside of a request to next-auth. */
export const currentAttempt = (): Attempt | undefined => attempts.getStore();
