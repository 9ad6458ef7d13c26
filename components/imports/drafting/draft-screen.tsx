"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { postJson } from "@/components/http/request-json";
import { heldReading } from "@/components/imports/begin/held-readings";
import type { NamedInterview } from "@/components/imports/checking/draft-row";
import { chooseColumn } from "@/components/imports/columns/choose-column";
import { rememberColumns, rememberedColumns } from "@/components/imports/columns/remembered-columns";
import { keptColumns } from "@/components/imports/columns-to-keep";
import { DeleteDraft } from "@/components/imports/delete-draft";
import { AskMany, mostUnasked } from "@/components/imports/drafting/ask-many";
import { DraftDecisions } from "@/components/imports/drafting/draft-decisions";
import { DraftOptions } from "@/components/imports/drafting/draft-options";
import { DraftRows } from "@/components/imports/drafting/draft-rows";
import { beginDraft, type DraftState, openDraft } from "@/components/imports/drafting/draft-state";
import { DraftWaiting } from "@/components/imports/drafting/draft-waiting";
import { EncodingChoice } from "@/components/imports/drafting/encoding-choice";
import { ChangedElsewhere } from "@/components/imports/drafting/saving/changed-elsewhere";
import { heldDraft, useHeldDraft } from "@/components/imports/drafting/saving/held-drafts";
import { useChangedElsewhere } from "@/components/imports/drafting/saving/use-changed-elsewhere";
import { useSaveDraft } from "@/components/imports/drafting/saving/use-save-draft";
import { StartBar } from "@/components/imports/drafting/start-bar";
import { startLabel, startMeans, whyNotYet } from "@/components/imports/drafting/start-words";
import { type ActOnDraft, useDraft, useSorted } from "@/components/imports/drafting/use-draft";
import { ImportHead } from "@/components/imports/import-head";
import {
  draftRowsKey,
  importListsKey,
  importQuery,
  importRowsKey,
  oneImport,
} from "@/components/imports/imports-query";
import { readAllRows } from "@/components/imports/read-all-rows";
import { LoadFailure } from "@/components/page/load-failure";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { useLeaveFocus } from "@/components/ui/behaviour/use-leave-focus";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Status } from "@/components/ui/status";
import type { ImportView } from "@/lib/imports/schema";

/** What may be invited to. */
const offered = (interviews: readonly (NamedInterview & { retired: boolean })[]): NamedInterview[] =>
  interviews.filter(({ retired }) => !retired).map(({ id, name }) => ({ id, name }));

/** A draft: just read, or as the server has it. */
export function DraftScreen({
  view,
  recentInterviews,
  onDeleting,
}: {
  view: ImportView;
  recentInterviews: number[];
  onDeleting: (isDeleting: boolean) => void;
}) {
  const { t } = useTexts();
  const [left] = useState(() => heldDraft(view.id));
  const [reading] = useState(() => heldReading(view.id));
  /** How often another window’s version was taken in place of this one’s. */
  const [round, setRound] = useState(0);
  const isHeld = round === 0 && (left !== undefined || reading !== undefined);
  const interviews = useQuery(interviewsQuery());
  const kept = useQuery({
    queryKey: [...draftRowsKey(view.id), round],
    queryFn: ({ signal }) => readAllRows(view.id, { signal }),
    enabled: !isHeld,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const begin = (): DraftState | undefined => {
    if (!interviews.data) return undefined;
    const begun = {
      common: { interviewId: view.interviewId },
      suppress: view.suppressCandidateEmail,
      interviews: offered(interviews.data.interviews),
    };
    if (isHeld && left) return left;
    if (isHeld && reading) return beginDraft(reading.sheets, reading.columns, { ...begun, at: reading.at });
    return kept.data && openDraft(kept.data, keptColumns(view), begun);
  };
  const error = interviews.data ? kept.error : interviews.error;
  if (!interviews.data || (!isHeld && !kept.data))
    return error ? (
      <LoadFailure
        error={error}
        title={t("imports.draft.rowsNotLoaded")}
        onRetry={() => void (interviews.data ? kept : interviews).refetch()}
      />
    ) : (
      <>
        <ImportHead view={view} />
        <DraftWaiting />
      </>
    );
  return (
    <Draft
      key={round}
      view={view}
      begun={() => begin() ?? emptyDraft}
      recentInterviews={recentInterviews}
      onShowOther={() => setRound(round + 1)}
      onDeleting={onDeleting}
    />
  );
}

const emptyDraft = beginDraft(
  [{ rows: [] }],
  { hasHeader: false, headers: [], kinds: [] },
  {
    common: {},
    suppress: false,
    interviews: [],
  },
);

function Draft({
  view,
  begun,
  recentInterviews,
  onShowOther,
  onDeleting,
}: {
  view: ImportView;
  begun: () => DraftState;
  recentInterviews: number[];
  /** The rows are to be read anew. */
  onShowOther: () => void;
  onDeleting: (isDeleting: boolean) => void;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const client = useQueryClient();
  const router = useRouter();
  const personId = usePersonId();
  const { state, act: reduce, undoing } = useDraft(begun);
  const [isDeleting, setIsDeleting] = useState(false);
  const saving = useSaveDraft(view, state);
  const elsewhere = useChangedElsewhere(view, saving, isDeleting);
  const sorted = useSorted(state, saving.doubles);
  const { counts } = sorted;
  const hiddenRows = state.sheets[state.at]?.hiddenRows ?? 0;
  // Until duplicates are known, no number of invitations is promised.
  const isChecking = !saving.isChecked && counts.ready > 0;
  const typos = [...sorted.checks.values()].filter(({ typo }) => typo !== undefined).length;
  // What was pasted, or the button that offered it, had the focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector("main")?.focus({ preventScroll: true });
  }, []);
  useHeldDraft(view.id, state, saving.state === "saved");
  const options = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const goToInterview = () => {
    setIsTried(true);
    options.current?.querySelector<HTMLElement>("[role='combobox']")?.focus();
  };
  // The button that started it goes with the draft.
  const leaveFocus = useLeaveFocus();
  const act: ActOnDraft = (wanted) => {
    if (wanted.kind === "column")
      rememberColumns(personId, chooseColumn(state.columns, wanted.at, wanted.as));
    reduce(wanted);
  };
  const starting = useMutation({
    async mutationFn() {
      if (!(await saving.flush())) throw new NotSaved();
      if (await elsewhere.look()) throw new NotSeen();
      return postJson(`/api/imports/${view.id}/start`, undefined, oneImport);
    },
    onSuccess(answer) {
      client.removeQueries({ queryKey: importRowsKey(view.id) });
      keepAnswer(client, importQuery(view.id), answer);
      void client.invalidateQueries({ queryKey: importListsKey });
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <div {...leaveFocus} className="flex min-h-[calc(100dvh-var(--shell-top)-var(--bar))] flex-col gap-5">
      <ImportHead
        view={view}
        actions={
          <DeleteDraft
            of={view}
            onDeleting={(deleting) => {
              setIsDeleting(deleting);
              onDeleting(deleting);
              return saving.hold(deleting);
            }}
            onDeleted={() => router.push("/imports")}
            trigger={
              <Button>
                <Trash2 aria-hidden="true" />
                <span className="max-sm:sr-only">{t("imports.remove")}</span>
              </Button>
            }
          />
        }
      />
      {hiddenRows > 0 && (
        <Notice tone="info" className="mx-4 md:mx-7">
          {t("imports.hiddenRows", { count: hiddenRows, shown: number(hiddenRows) })}
        </Notice>
      )}
      <EncodingChoice
        sheets={state.sheets}
        at={state.at}
        onChoose={(at) => act({ kind: "sheet", at, remembered: rememberedColumns(personId) })}
      />
      <div ref={options}>
        <DraftOptions
          state={state}
          missing={sorted.missing}
          isTried={isTried}
          recentInterviews={recentInterviews}
          act={act}
        />
      </div>
      <DraftDecisions state={state} sorted={sorted} doubles={saving.doubles} act={act} />
      <DraftRows state={state} sorted={sorted} act={act} undoing={undoing} />
      <Status className="sr-only">
        {t("imports.draft.checked", {
          count: counts.total,
          shown: number(counts.total),
          ready: number(counts.ready),
          faulty: number(counts.faulty),
          doubles: counts.double,
          double: number(counts.double),
        })}
        {counts.skipped > 0 &&
          ` ${t("imports.draft.leftOut.all", {
            list: t("imports.draft.leftOut.skipped", {
              count: counts.skipped,
              shown: number(counts.skipped),
            }),
          })}`}
        {typos > 0 && ` ${t("imports.draft.lookMistyped", { count: typos, shown: number(typos) })}`}
      </Status>
      <StartBar
        label={isChecking ? t("imports.draft.checking") : startLabel(sorted, texts)}
        means={startMeans(state, sorted, texts)}
        why={
          elsewhere.isChanged
            ? t("imports.draft.lookFirst")
            : isChecking
              ? t("imports.draft.checkingText")
              : whyNotYet(sorted, texts)
        }
        saving={saving}
        isStarting={starting.isPending || starting.isSuccess}
        onStart={() => (counts.ready > mostUnasked ? setIsAsking(true) : starting.mutate())}
        onTry={
          !elsewhere.isChanged && sorted.missing.interview && !sorted.missing.email
            ? goToInterview
            : undefined
        }
      >
        {elsewhere.isChanged && (
          <ChangedElsewhere
            onShow={async () => {
              if (await saving.flush()) onShowOther();
            }}
          />
        )}
        {!(starting.error instanceof NotSeen) && (
          <SaveFailure error={starting.error instanceof NotSaved ? saving.error : starting.error} />
        )}
      </StartBar>
      <AskMany
        open={isAsking}
        onOpenChange={setIsAsking}
        count={counts.ready}
        label={startLabel(sorted, texts)}
        means={startMeans(state, sorted, texts)}
        onStart={() => starting.mutate()}
      />
    </div>
  );
}

/** Why it wasn’t started stands beside the rows that couldn’t be saved. */
class NotSaved extends Error {}

/** Another window has changed it: nobody starts what they don’t see. */
class NotSeen extends Error {}
