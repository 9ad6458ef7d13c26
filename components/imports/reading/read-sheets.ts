import { ReadProblem } from "@/components/imports/reading/read-problem";
import type { Sheet } from "@/components/imports/reading/sheet";

/**
 * Reads a chosen file, or what was pasted, in a worker that is ended after ten seconds. At least one sheet comes, and
 * none is empty. @throws ReadProblem, or the signal’s reason.
 */
export async function readSheets(_source: File | string, signal?: AbortSignal): Promise<Sheet[]> {
  signal?.throwIfAborted();
  throw new ReadProblem("unsupported");
}
