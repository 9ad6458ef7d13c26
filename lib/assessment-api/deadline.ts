/** The end of a call that takes too long or that its caller gives up. */
export type Deadline = {
  /** For `fetch`. */
  signal: AbortSignal;
  /** Rejects when the call is to end, for those who don't heed the signal. */
  expired: Promise<never>;
  /** Why the call was ended, if it was. */
  reason(): "timed_out" | "aborted" | undefined;
  /** Stops waiting, and lets go of whatever the call still holds. */
  end(): void;
};

/** @param timeoutMs from now. @param caller ends the call earlier. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: expired, reject } = withReject();
  let reason: "timed_out" | "aborted" | undefined;
  const endAs = (why: "timed_out" | "aborted") => () => {
    reason ??= why;
    controller.abort();
    reject(new Error(why));
  };
  const onAbort = endAs("aborted");
  const timer = setTimeout(endAs("timed_out"), timeoutMs);
  caller?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    expired,
    reason: () => reason,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", onAbort);
      controller.abort();
    },
  };
}

function withReject() {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  promise.catch(() => undefined);
  return { promise, reject };
}
