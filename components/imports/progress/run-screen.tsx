"use client";

import { useQuery } from "@tanstack/react-query";
import { Pause, Play } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useRef, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { ImportHead } from "@/components/imports/import-head";
import { doneOf } from "@/components/imports/import-words";
import { Account } from "@/components/imports/progress/account";
import { FailedPart } from "@/components/imports/progress/failed-part";
import { LinkActions } from "@/components/imports/progress/link-actions";
import { OutcomeRows } from "@/components/imports/progress/outcome-rows";
import { paceWords } from "@/components/imports/progress/pace-words";
import { ProgressBar } from "@/components/imports/progress/progress-bar";
import { RetryScreen } from "@/components/imports/progress/retry-screen";
import { StopImport } from "@/components/imports/progress/stop-import";
import { type Control, useControl } from "@/components/imports/progress/use-control";
import { useSaid } from "@/components/imports/progress/use-said";
import { WhyPaused } from "@/components/imports/progress/why-paused";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { rowStates } from "@/lib/imports/names";
import type { ImportView } from "@/lib/imports/schema";

/** An import that was started: how far it is, and in the end what became of each row. */
export function RunScreen({ view }: { view: ImportView }) {
  const { id, state } = view;
  const [shown, setShown] = useQueryState(
    "rows",
    parseAsStringLiteral(rowStates).withOptions({ history: "replace", scroll: false }),
  );
  const [isCorrecting, setIsCorrecting] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const interviews = useQuery(interviewsQuery()).data?.interviews;
  const control = useControl(id);
  const said = useSaid(view);
  const isUnderWay = state === "running" || state === "paused";
  const focus = useKeepFocus<HTMLDivElement>(`${state} ${isCorrecting}`);
  return (
    <div
      {...focus}
      className="flex min-h-[calc(100dvh-var(--shell-top)-var(--bar))] flex-col gap-5 outline-none not-has-data-dock:pb-16"
    >
      <ImportHead view={view} actions={isUnderWay && <Controls view={view} control={control} />} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isCorrecting && !isUnderWay ? (
        <RetryScreen view={view} onDone={() => setIsCorrecting(false)} />
      ) : (
        <>
          <div className="mx-4 flex flex-col gap-4 md:mx-7">
            <SaveFailure error={control.error} />
            <WhyPaused view={view} />
            {isUnderWay ? <Progress view={view} /> : <Ended view={view} />}
            {state === "paused" && <LinkActions view={view} />}
            <Account
              view={view}
              chosen={shown ?? undefined}
              onChoose={(next) => void setShown(next ?? null)}
            />
            {!isUnderWay && <FailedPart view={view} onCorrect={() => setIsCorrecting(true)} />}
          </div>
          <div ref={rows}>
            <OutcomeRows
              key={shown ?? "all"}
              id={id}
              state={shown ?? undefined}
              interviewName={(interviewId) =>
                interviews?.find((one) => one.id === (interviewId ?? view.interviewId))?.name
              }
            />
          </div>
        </>
      )}
    </div>
  );
}

function Controls({ view: { state, counts }, control }: { view: ImportView; control: Control }) {
  const { t } = useTexts();
  const isAsked = (act: string) => control.isPending && control.variables === act;
  return (
    <>
      {state === "paused" ? (
        <Button
          variant="primary"
          data-palette="resumeImport"
          pending={isAsked("resume")}
          onClick={() => control.mutate("resume")}
        >
          <Play aria-hidden="true" />
          {t("imports.run.resume")}
        </Button>
      ) : (
        <Button data-palette="pauseImport" pending={isAsked("pause")} onClick={() => control.mutate("pause")}>
          <Pause aria-hidden="true" />
          {t("imports.run.pause")}
        </Button>
      )}
      <StopImport waiting={counts.waiting} control={control} />
    </>
  );
}

function Progress({ view }: { view: ImportView }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { counts, pace, state } = view;
  return (
    <section aria-labelledby="import-progress" className="flex flex-col gap-2">
      <h2 id="import-progress" className="sr-only">
        {t("imports.run.title")}
      </h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="tabular text-18 font-semibold">
          {t("imports.progressOf", { done: number(doneOf(counts)), total: number(counts.total) })}
        </p>
        {state === "running" && (
          <p className="tabular text-13 text-quiet">{paceWords(pace, texts) ?? t("imports.run.measuring")}</p>
        )}
      </div>
      <ProgressBar view={view} />
      {state === "running" && <p className="text-13 text-quiet">{t("imports.run.leave")}</p>}
    </section>
  );
}

function Ended({ view }: { view: ImportView }) {
  const { t, number } = useTexts();
  const { state, counts, changedBy } = view;
  const { created } = counts;
  return (
    <section aria-labelledby="import-result" className="flex flex-col gap-3">
      <h2 id="import-result" className="text-18 font-semibold">
        {t(state === "stopped" ? "imports.end.stoppedTitle" : "imports.end.doneTitle", {
          count: created,
          shown: number(created),
        })}
        {state === "stopped" && changedBy && (
          <span className="ml-1 text-13 font-normal text-quiet">
            {" "}
            {t("imports.end.stoppedBy", { by: changedBy })}
          </span>
        )}
      </h2>
      <LinkActions view={view} />
    </section>
  );
}
