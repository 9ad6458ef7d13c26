import { ReadProblem, type ReadReason } from "@/components/imports/reading/read-problem";
import { readSource } from "@/components/imports/reading/read-source";
import type { Sheet } from "@/components/imports/reading/sheet";

// A hostile file costs this thread alone: the page ends it after a while.

export type FromReader =
  | { kind: "ready" }
  | { kind: "read"; sheets: Sheet[] }
  | { kind: "problem"; reason: ReadReason; rows?: number };

const answer = (message: FromReader) => postMessage(message);

async function read(source: File | string): Promise<FromReader> {
  try {
    return { kind: "read", sheets: await readSource(source) };
  } catch (error) {
    if (error instanceof ReadProblem) return { kind: "problem", reason: error.reason, rows: error.rows };
    // Whatever the parser stumbles over.
    return { kind: "problem", reason: "damaged" };
  }
}

addEventListener("message", ({ data }: MessageEvent<File | string>) => void read(data).then(answer));
answer({ kind: "ready" });
