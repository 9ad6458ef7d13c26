import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { postJson } from "@/components/http/request-json";
import { holdReading, type Reading } from "@/components/imports/begin/held-readings";
import { columnsToKeep } from "@/components/imports/columns-to-keep";
import { importListsKey, importQuery, oneImport } from "@/components/imports/imports-query";
import { usePersonId } from "@/components/session/person-id";
import { loadPart } from "@/components/ui/behaviour/load-part";

export type Source = File | string;

type Given = { source: Source; interviewId?: number };

/** What reads spreadsheets is loaded once there is one. */
const loadReading = async () => {
  const [{ readSheets }, { guessColumns }, { rememberedColumns }, { sheetToBegin }] = await Promise.all([
    import("@/components/imports/reading/read-sheets"),
    import("@/components/imports/columns/guess-columns"),
    import("@/components/imports/columns/remembered-columns"),
    import("@/components/imports/columns/sheet-to-begin"),
  ]);
  return { readSheets, guessColumns, rememberedColumns, sheetToBegin };
};

export const prepareReading = (): void => void loadReading().catch(() => undefined);

/** Of a file’s name what tells it apart. */
const nameOf = (source: Source): string =>
  typeof source === "string" ? "" : source.name.replace(/\.[A-Za-z]{1,5}$/, "").slice(0, 100);

/**
 * Reads a file or what was pasted, makes a draft of it, and goes there. Until the draft is there, what was brought stays
 * where it is; after a failure another try begins with what was read already. @param options.onMade it is a
 * draft now.
 */
export function useBegin({ onMade }: { onMade: (of: Source) => void }) {
  const client = useQueryClient();
  const router = useRouter();
  const personId = usePersonId();
  const abort = useRef<AbortController>(undefined);
  const read = useRef<{ source: Source; reading: Reading }>(undefined);

  async function readSource(source: Source, signal: AbortSignal): Promise<Reading> {
    if (read.current?.source === source) return read.current.reading;
    const { readSheets, guessColumns, rememberedColumns, sheetToBegin } = await loadPart(loadReading);
    const [sheets, interviews] = await Promise.all([
      readSheets(source, signal),
      // Without them no column is taken for the interview’s; it can be chosen by hand.
      client.ensureQueryData(interviewsQuery()).then(
        (list) => list.interviews,
        () => [],
      ),
    ]);
    const remembered = rememberedColumns(personId);
    const guessed = sheets.map((sheet) => guessColumns(sheet, remembered, interviews));
    const at = sheetToBegin(sheets, guessed);
    const columns = guessed[at];
    if (!columns) throw new Error("No sheet was read.");
    const reading = { sheets, at, columns };
    read.current = { source, reading };
    return reading;
  }

  const beginning = useMutation({
    async mutationFn({ source, interviewId }: Given) {
      abort.current?.abort();
      const breaking = new AbortController();
      abort.current = breaking;
      const reading = await readSource(source, breaking.signal);
      const body = { name: nameOf(source), interviewId, columns: columnsToKeep(reading.columns) };
      const answer = await postJson("/api/imports", body, oneImport);
      return { ...answer, reading };
    },
    onSuccess({ import: made, reading }, { source }) {
      onMade(source);
      holdReading(made.id, reading);
      client.setQueryData(importQuery(made.id).queryKey, { import: made });
      void client.invalidateQueries({ queryKey: importListsKey });
      router.push(`/imports/${made.id}`);
    },
  });
  return {
    begin: beginning.mutate,
    given: beginning.variables,
    isBusy: beginning.isPending || beginning.isSuccess,
    /** An abort is the person’s own doing. */
    error: abort.current?.signal.aborted ? null : beginning.error,
    cancel: () => {
      abort.current?.abort();
      beginning.reset();
    },
    forget: beginning.reset,
  };
}
