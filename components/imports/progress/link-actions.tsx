"use client";

import { Link as LinkIcon, Mail, Table2 } from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { linksWords } from "@/components/candidate/links/links-text";
import { useCopyLinks } from "@/components/candidate/links/use-copy-links";
import { failureWords } from "@/components/http/problem-words";
import { readAllRows } from "@/components/imports/read-all-rows";
import { type KindOf, kindOfInvited } from "@/components/reminders/kind-of";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { ImportView } from "@/lib/imports/schema";

/** So long an invitation is fresh: later a message about it is a reminder. */
const freshMs = 24 * 60 * 60_000;

/** Those whom an import has invited just now get the invitation’s message. */
function kindOfFresh(rows: readonly AssessmentView[]): KindOf {
  const sinceMs = Date.now() - freshMs;
  const fresh = rows.filter(({ createdAt }) => Date.parse(createdAt) > sinceMs);
  return kindOfInvited(new Set(fresh.map(({ id }) => id)));
}

/** Everybody of an import who has a link: those who were invited by it, and those who had been before. */
async function assessmentsOf(id: string): Promise<AssessmentView[]> {
  const [created, pending] = await Promise.all([
    readAllRows(id, { state: "created" }),
    readAllRows(id, { state: "pending" }),
  ]);
  return [...created, ...pending]
    .sort((one, other) => one.line - other.line)
    .flatMap(({ assessment }) => assessment ?? []);
}

/** What is done with the links of an import: all copied, given with messages, or looked at in the table. */
export function LinkActions({ view: { id, counts, state } }: { view: ImportView }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { copied, copy } = useCopyLinks();
  const [pending, setPending] = useState<"links" | "messages">();
  const [error, setError] = useState<unknown>();
  const [toRemind, setToRemind] = useState<{ rows: AssessmentView[]; kindOf: KindOf }>();
  const Dialog = useLoaded(loadReminderDialog, toRemind);
  const messages = useRef<HTMLButtonElement>(null);
  const count = counts.created + counts.pending;
  if (count === 0) return null;

  async function withAll(what: "links" | "messages", run: (rows: AssessmentView[]) => unknown) {
    setPending(what);
    setError(undefined);
    try {
      await run(await assessmentsOf(id));
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(undefined);
    }
  }
  const failure = copied?.state === "failed" ? copied.error : error;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          // Of a paused import resuming comes first.
          variant={state === "paused" ? undefined : "primary"}
          pending={pending === "links"}
          onClick={() => void withAll("links", (rows) => copy(rows.map((row) => row.id)))}
        >
          <LinkIcon aria-hidden="true" />
          {t("imports.end.copyLinks", { count, shown: number(count) })}
        </Button>
        <Button
          ref={messages}
          aria-haspopup="dialog"
          pending={pending === "messages" || (toRemind !== undefined && !Dialog)}
          onClick={() => void withAll("messages", (rows) => setToRemind({ rows, kindOf: kindOfFresh(rows) }))}
        >
          <Mail aria-hidden="true" />
          {t("imports.end.messages")}
        </Button>
        <Button render={<Link href={`/assessments?queue=all&import=${id}`} prefetch={false} />}>
          <Table2 aria-hidden="true" />
          {t("imports.end.open")}
        </Button>
      </div>
      <p role="status" className="text-13 text-quiet empty:hidden">
        {copied?.state === "copied" && linksWords(copied.links, texts)}
      </p>
      <div role="alert" className="text-13 text-danger empty:hidden">
        {failure ? failureWords(failure, t) : copied?.state === "refused" && t("selection.byHand")}
      </div>
      {copied?.state === "refused" && (
        <textarea
          readOnly
          aria-label={t("selection.links")}
          value={copied.text}
          rows={Math.min(6, copied.text.split("\n").length)}
          ref={(field) => field?.select()}
          className="w-full max-w-2xl resize-none rounded-sm border border-control bg-ground p-2 font-mono text-12"
        />
      )}
      {toRemind && Dialog && (
        <Dialog {...toRemind} finalFocus={() => messages.current} onClosed={() => setToRemind(undefined)} />
      )}
    </div>
  );
}
