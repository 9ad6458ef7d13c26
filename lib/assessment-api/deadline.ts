/** `silenceMs` limits any stretch in which nothing arrives. */
export type TimeLimits = { wholeMs: number; silenceMs?: number };

export type Deadline = {
  signal: AbortSignal;
  /** Rejects when the call has to end, for work that ignores the signal. */
  expired: Promise<never>;
  heard(): void;
  reason(): "timed_out" | "silent" | "aborted" | undefined;
  end(): void;
};

export function startDeadline({ wholeMs, silenceMs }: TimeLimits, caller?: AbortSignal): Deadline {
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
