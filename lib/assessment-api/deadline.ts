/** How long a call may take, in milliseconds: all of it, and any stretch in which nothing arrives. */
export type Patience = { wholeMs: number; silenceMs?: number };

/** The end of a call that takes too long or that its caller gives up. */
export type Deadline = {
  /** For `fetch`. */
  signal: AbortSignal;
  /** Rejects when the call is to end, for those who don't heed the signal. */
  expired: Promise<never>;
  /** Something has arrived: silence counts from now. */
  heard(): void;
  /** Why the call was ended, if it was: by its whole time, by silence, or by its caller. */
  reason(): "timed_out" | "silent" | "aborted" | undefined;
  /** Stops waiting, and lets go of whatever the call still holds. */
  end(): void;
};

/** @param patience from now. @param caller ends the call earlier. */
export function startDeadline({ wholeMs, silenceMs }: Patience, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: expired, reject } = withReject();
  let reason: ReturnType<Deadline["reason"]>;
  const endAs = (why: "timed_out" | "silent" | "aborted") => () => {
    reason ??= why;
    controller.abort();
    reject(new Error(why));
  };
  const onAbort = endAs("aborted");
  const timer = setTimeout(endAs("timed_out"), wholeMs);
  const silence = silenceMs === undefined ? undefined : setTimeout(endAs("silent"), silenceMs);
  caller?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    expired,
    heard: () => silence?.refresh(),
    reason: () => reason,
    end() {
      clearTimeout(timer);
      clearTimeout(silence);
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
