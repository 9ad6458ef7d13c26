import { inject, test } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether this is `npm run test:deep`. vitest.config.ts says so, to each file that imports this one. */
    isDeep?: boolean;
  }
}

/** How often `fc.assert` tries a property: a tenth of `times` in the gate, by a fixed seed; all of them in a deep run. */
export const runs = (times: number) => ({ numRuns: inject("isDeep") ? times : Math.ceil(times / 10) });

/** Declares a test for deep runs alone: one that takes seconds, beside the smaller ones of the same rule. */
export const deepTest = inject("isDeep") ? test : (_name: string, _work: () => unknown): void => undefined;
