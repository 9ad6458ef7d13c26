import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { deleteJson, patchJson, postJson } from "@/components/http/request-json";
import { columnsToKeep } from "@/components/imports/columns-to-keep";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { firstChunk, rowsToSend, type Sent, withDoubles } from "@/components/imports/drafting/rows-to-send";
import { importQuery, oneImport } from "@/components/imports/imports-query";
import type { ChangedImport, ImportView, RowDouble, TakenRows } from "@/lib/imports/schema";

const taken = answerShape<TakenRows>({ counts: "object", faults: "array", doubles: "array" });

/** Typing rests a moment before it is sent. */
const restMs = 300;
const againMs = 5_000;

export type Saving = {
  state: "saving" | "saved" | "failed";
  error?: unknown;
  /** What the directory knows of rows, by line. */
  doubles: ReadonlyMap<number, RowDouble>;
  /** Sends what is left. @returns whether everything is on the server. */
  flush: () => Promise<boolean>;
};

type Status = { state: "saving" } | { state: "saved"; of: DraftState } | { state: "failed"; error: unknown };

const settingsOf = ({ columns, common, suppress }: DraftState): ChangedImport => ({
  columns: columnsToKeep(columns),
  interviewId: common.interviewId ?? null,
  suppressCandidateEmail: suppress,
});

const savedSettings = (view: ImportView): string =>
  JSON.stringify({
    columns: view.columns,
    interviewId: view.interviewId ?? null,
    suppressCandidateEmail: view.suppressCandidateEmail,
  });

/**
 * Keeps the server’s draft like the one on the screen: one request after the other, each with what has changed since. A
 * failure loses nothing, as the next request compares anew.
 */
export function useSaveDraft(view: ImportView, state: DraftState): Saving {
  const client = useQueryClient();
  const { id } = view;
  const [doubles, setDoubles] = useState<ReadonlyMap<number, RowDouble>>(new Map());
  const [status, setStatus] = useState<Status>({ state: "saving" });
  const sent = useRef<Sent>(new Map());
  const settings = useRef(savedSettings(view));
  const saving = useRef<Promise<boolean>>(undefined);
  const latest = useRef(state);
  const isGone = useRef(false);
  const sendSome = useCallback(async (): Promise<boolean> => {
    const now = latest.current;
    const wantedSettings = settingsOf(now);
    const asText = JSON.stringify(wantedSettings);
    if (asText !== settings.current) {
      const answer = await patchJson(`/api/imports/${id}`, wantedSettings, oneImport);
      settings.current = asText;
      keepAnswer(client, importQuery(id), answer);
      return true;
    }
    const { isAnew, rows } = rowsToSend(now.rows, now.checks, sent.current, now.common.interviewId);
    if (isAnew) {
      await deleteJson(`/api/imports/${id}/rows`, oneImport);
      sent.current = new Map();
      setDoubles(new Map());
      return true;
    }
    const chunk = firstChunk(rows);
    if (chunk.length === 0) return false;
    const body = { rows: chunk.map(({ row }) => row) };
    const answer = await postJson(`/api/imports/${id}/rows`, body, taken);
    sent.current = new Map([...sent.current, ...chunk.map(({ row, as }) => [row.line, as] as const)]);
    const lines = chunk.map(({ row }) => row.line);
    setDoubles((before) => withDoubles(before, lines, answer.doubles));
    return true;
  }, [client, id]);

  const save = useCallback(async (): Promise<boolean> => {
    setStatus({ state: "saving" });
    try {
      while (!isGone.current && (await sendSome()));
      setStatus({ state: "saved", of: latest.current });
      return true;
    } catch (error) {
      setStatus({ state: "failed", error });
      return false;
    }
  }, [sendSome]);

  const flush = useCallback((): Promise<boolean> => {
    saving.current ??= save().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  }, [save]);

  useEffect(() => {
    // Whatever of it has changed: what there is to send is found by comparing.
    latest.current = state;
    const timer = setTimeout(() => void flush(), sent.current.size === 0 ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [state, flush]);
  const hasFailed = status.state === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => void flush(), againMs);
    return () => clearInterval(timer);
  }, [hasFailed, flush]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // What was typed since isn’t.
  const isSaved = status.state === "saved" && status.of === state;
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSaved]);

  const error = status.state === "failed" ? status.error : undefined;
  return { state: isSaved || status.state === "failed" ? status.state : "saving", error, doubles, flush };
}
