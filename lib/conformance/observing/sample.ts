import type { SampledState } from "@/lib/conformance/observing/observations";
import type { Fields, Seen } from "@/lib/conformance/observing/seen";

export const samplesPerState = 5;

export const states: SampledState[] = ["pending", "recommended", "not recommended", "unclear"];

function stateOf({ completed, recommended }: Fields): SampledState {
  if (completed === false) return "pending";
  if (completed !== true) return "unclear";
  if (typeof recommended !== "boolean") return "unclear";
  return recommended ? "recommended" : "not recommended";
}

// Spread over all: the order of the list isn't documented, and may follow age.
function spread<T>(all: T[], count: number): T[] {
  if (all.length <= count) return all;
  return all.filter(
    (_, index) => Math.floor(((index + 1) * count) / all.length) > Math.floor((index * count) / all.length),
  );
}

export type Sample = { id: number; createdAt: unknown; state: SampledState };

/** Chooses up to `samplesPerState` of each state. Rows without an integer id can't be read. */
export function chooseSample(rows: Seen[]): { chosen: Sample[]; listed: Record<SampledState, number> } {
  const byState = new Map<SampledState, Sample[]>(states.map((state) => [state, []]));
  for (const { fields } of rows) {
    if (typeof fields.id !== "number" || !Number.isSafeInteger(fields.id)) continue;
    const state = stateOf(fields);
    byState.get(state)?.push({ id: fields.id, createdAt: fields.created_at, state });
  }
  const count = (state: SampledState) => byState.get(state)?.length ?? 0;
  return {
    chosen: [...byState.values()].flatMap((samples) => spread(samples, samplesPerState)),
    listed: {
      pending: count("pending"),
      recommended: count("recommended"),
      "not recommended": count("not recommended"),
      unclear: count("unclear"),
    },
  };
}
