import pino from "pino";
import { onTestFinished } from "vitest";
import type { TestStore } from "@/lib/db/testing";
import { startImport } from "@/lib/imports/control-import";
import { readImport } from "@/lib/imports/list-imports";
import { listRows } from "@/lib/imports/list-rows";
import { makeImport } from "@/lib/imports/make-import";
import { type ImportRunner, runImports } from "@/lib/imports/run-imports";
import { type GivenRow, givenRowSchema, newImportSchema, rowsQuerySchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import { queues } from "@/lib/invitations/sending/testing-queue";

export const people = (count: number, word = "person") =>
  Array.from({ length: count }, (_, at) => `${word}${String(at).padStart(3, "0")}@example.com`);

export const row = (line: number, email: string, more: Record<string, unknown> = {}) =>
  givenRowSchema.parse({ line, candidate: { email }, ...more });

/** Imports before a real sandbox server of its own. Call it at the top of a suite. */
export function imports() {
  const setUp = queues();
  return async (place: TestStore) => {
    const parts = await setUp(place);
    const { store, queue, dana, interviewId } = parts;
    let runner: ImportRunner | undefined;
    return {
      ...parts,
      /** A draft of these addresses, from line 2 on. */
      async draft(
        emails: readonly string[],
        { each = {}, ...of }: { each?: Partial<GivenRow>; interviewId?: number } = {},
      ): Promise<string> {
        const made = await makeImport(
          store,
          newImportSchema.parse({ name: "Fair", interviewId, ...of }),
          dana,
        );
        const rows = emails.map((email, at) =>
          givenRowSchema.parse({ line: at + 2, candidate: { email }, cells: [email], ...each }),
        );
        if (rows.length > 0) await takeRows(store, made.import.id, rows, dana);
        return made.import.id;
      },
      async start(id: string) {
        const started = await startImport(store, id, dana);
        runner?.wake();
        return started;
      },
      run() {
        const opened = runImports({ queue, log: pino({ level: "silent" }), waitsForListsMs: 0 });
        onTestFinished(() => opened.close());
        runner = opened;
        return opened;
      },
      /** As after a resume, or once a rest is over: without it, it would look a second later. */
      wake: () => runner?.wake(),
      read: async (id: string) => (await readImport(store, id)).import,
      rows: async (id: string, query: Record<string, unknown> = {}) =>
        (await listRows(store, id, rowsQuerySchema.parse(query), dana)).rows,
    };
  };
}
