import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { keepAnswer } from "@/components/http/keep-answer";
import { deleteJson, patchJson, postJson } from "@/components/http/request-json";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import {
  firstChunk,
  rowsToSend,
  type Sent,
  withDoubles,
} from "@/components/imports/drafting/saving/rows-to-send";
import { savedSettings, settingsOf } from "@/components/imports/drafting/saving/saved-settings";
import { importQuery, oneImport } from "@/components/imports/imports-query";
import type { ImportView, RowDouble, TakenRows } from "@/lib/imports/schema";

const taken = answerShape<TakenRows>({ counts: "object", faults: "array", doubles: "array" });

/** Typing rests a moment before it is sent. */
const restMs = 300;
const againMs = 5_000;

export type Saving = {
  state: "saving" | "saved" | "failed";
  error?: unknown;
  /** Whether the server has seen all rows, so that duplicates are known. */
  isChecked: boolean;
  /** What the directory knows of rows, by line. */
  doubles: ReadonlyMap<number, RowDouble>;
  /** Sends what is left. @returns whether everything is on the server. */
  flush: () => Promise<boolean>;
  /** With true, nothing more is sent. @returns once what was being sent has ended. */
  hold: (isHeld: boolean) => Promise<void>;
  /** The draft as it was saved last, and the server’s version that is known to be that. */
  saved: RefObject<Saved>;
};

type Saved = { state?: DraftState; version?: number };

type Status = { state: "saving" } | { state: "saved"; of: DraftState } | { state: "failed"; error: unknown };

/**
 * Keeps the server’s draft like the one on the screen: one request after the other, each with what has changed since. A
 * failure loses nothing, as the next request compares anew.
 */
export function useSaveDraft(view: ImportView, state: DraftState): Saving {
  const client = useQueryClient();
  const { id } = view;
  const [doubles, setDoubles] = useState<ReadonlyMap<number, RowDouble>>(new Map());
  const [status, setStatus] = useState<Status>({ state: "saving" });
  const [isChecked, setIsChecked] = useState(false);
  const sent = useRef<Sent>(new Map());
  const settings = useRef(savedSettings(view));
  const saving = useRef<Promise<boolean>>(undefined);
  const latest = useRef(state);
  /** The screen is gone, or the draft is being deleted. */
  const isHeld = useRef(false);
  const saved = useRef<Saved>({});
  /** The version that this window’s own writing has led to. */
  const isVersionDue = useRef(true);
  const sendSome = useCallback(async (): Promise<boolean> => {
    const now = latest.current;
    const wantedSettings = settingsOf(now);
    const asText = JSON.stringify(wantedSettings);
    if (asText !== settings.current) {
      const answer = await patchJson(`/api/imports/${id}`, wantedSettings, oneImport);
      settings.current = asText;
      isVersionDue.current = true;
      keepAnswer(client, importQuery(id), answer);
      return true;
    }
    const { isAnew, rows } = rowsToSend(now.rows, now.checks, sent.current, now.common.interviewId);
    if (isAnew) {
      isVersionDue.current = true;
      await deleteJson(`/api/imports/${id}/rows`, oneImport);
      sent.current = new Map();
      setDoubles(new Map());
      return true;
    }
    const chunk = firstChunk(rows);
    if (chunk.length === 0) return false;
    isVersionDue.current = true;
    const body = { rows: chunk.map(({ row }) => row) };
    const answer = await postJson(`/api/imports/${id}/rows`, body, taken);
    sent.current = new Map([...sent.current, ...chunk.map(({ row, as }) => [row.line, as] as const)]);
    const lines = chunk.map(({ row }) => row.line);
    setDoubles((before) => withDoubles(before, lines, answer.doubles));
    return true;
  }, [client, id]);

  const save = useCallback(async (): Promise<boolean> => {
    setStatus({ state: "saving" });
    const readVersion = async () => {
      isVersionDue.current = false;
      // Without it all is compared, which says the same.
      const now = await client.fetchQuery({ ...importQuery(id), staleTime: 0 }).catch(() => undefined);
      return now?.import.version;
    };
    const seen = client.getQueryData(importQuery(id).queryKey)?.import.version;
    // What somebody else wrote before stays to be looked at.
    const isOwn = saved.current.version === undefined || saved.current.version === seen;
    try {
      let version: number | undefined;
      do {
        while (!isHeld.current && (await sendSome()));
        if (isVersionDue.current && !isHeld.current) version = await readVersion();
      } while (!isHeld.current && (await sendSome()));
      if (isHeld.current) return false;
      saved.current = {
        state: latest.current,
        version: isOwn ? (version ?? saved.current.version) : saved.current.version,
      };
      setStatus({ state: "saved", of: latest.current });
      setIsChecked(true);
      return true;
    } catch (error) {
      setStatus({ state: "failed", error });
      return false;
    }
  }, [client, id, sendSome]);

  const flush = useCallback((): Promise<boolean> => {
    saving.current ??= save().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  }, [save]);

  const hold = useCallback(
    async (held: boolean): Promise<void> => {
      isHeld.current = held;
      if (held) await saving.current;
      else void flush();
    },
    [flush],
  );

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
    isHeld.current = false;
    return () => {
      isHeld.current = true;
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
  return {
    state: isSaved || status.state === "failed" ? status.state : "saving",
    error,
    isChecked,
    doubles,
    flush,
    hold,
    saved,
  };
}
