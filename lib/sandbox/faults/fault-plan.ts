import { z } from "zod";

const moment = z.enum(["before", "after"]);

const faultSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("status"),
    status: z.int().min(200).max(599),
    /** A text is sent as it is, anything else as JSON. */
    body: z.json().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    when: moment.default("before"),
  }),
  z.strictObject({
    kind: z.literal("delay"),
    ms: z.int().min(0).max(600_000),
    when: moment.default("before"),
  }),
  z.strictObject({ kind: z.literal("hang"), when: moment.default("before") }),
  /** Waits until the faults are cleared, and then carries the request out. */
  z.strictObject({ kind: z.literal("hold") }),
  z.strictObject({ kind: z.literal("cut-off") }),
  z.strictObject({ kind: z.literal("reset"), when: moment }),
  z.strictObject({
    kind: z.literal("garbage"),
    bytes: z
      .int()
      .min(0)
      .max(512 * 1024 * 1024)
      .default(64),
    contentType: z.string().default("application/json"),
  }),
]);

export type Fault = z.infer<typeof faultSchema>;

const ruleSchema = z.strictObject({
  /** Absent parts match everything. A path with `*` at its end matches what begins with it. */
  match: z.strictObject({ method: z.string().optional(), path: z.string().optional() }).default({}),
  fault: faultSchema,
  /** How many requests it applies to; absent: all, until it is cleared. */
  times: z.int().min(1).optional(),
});

type FaultRule = z.infer<typeof ruleSchema>;

export type FaultPlan = {
  add: (rule: unknown) => void;
  clear: () => void;
  /** Resolves when they are next cleared. */
  cleared: () => Promise<void>;
  /** The fault for this request, counted as one of its times. The first that matches applies. */
  take: (method: string, path: string) => Fault | undefined;
};

function matches({ match }: FaultRule, method: string, path: string): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  if (match.path === undefined || match.path === path) return true;
  return match.path.endsWith("*") && path.startsWith(match.path.slice(0, -1));
}

export function createFaultPlan(): FaultPlan {
  let rules: FaultRule[] = [];
  const waiting: (() => void)[] = [];
  return {
    add: (rule) => {
      rules.push(ruleSchema.parse(rule));
    },
    clear: () => {
      rules = [];
      for (const goOn of waiting.splice(0)) goOn();
    },
    cleared: () => new Promise((resolve) => waiting.push(resolve)),
    take: (method, path) => {
      const rule = rules.find((candidate) => matches(candidate, method, path));
      if (rule?.times !== undefined) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((candidate) => candidate !== rule);
      }
      return rule?.fault;
    },
  };
}
