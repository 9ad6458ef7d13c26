"use client";

import { Download, FileSpreadsheet, FileUp } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { importText } from "@/components/drafts/import-text";
import { problemSentence } from "@/components/imports/begin/problem-sentence";
import { templateFile } from "@/components/imports/begin/template-file";
import { prepareReading, type Source, useBegin } from "@/components/imports/begin/use-begin";
import { useFileDrop } from "@/components/imports/begin/use-file-drop";
import { usePasteAnywhere } from "@/components/imports/begin/use-paste-anywhere";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { onFirstSign } from "@/components/ui/behaviour/on-first-sign";
import { saveFile } from "@/components/ui/behaviour/save-file";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Textarea } from "@/components/ui/fields/textarea";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { mostRows } from "@/lib/imports/names";

const fileTypes = ".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain";

/** Several lines, which is a list: it is read as soon as it is pasted. One line may be the first of more. */
const isList = (text: string): boolean => /\S[^\S\r\n]*[\r\n]+\s*\S/.test(text);

/** Where an import begins: one box for cells, addresses and files. The whole page takes a dropped file. */
export function BeginBox() {
  const texts = useTexts();
  const { t, number } = texts;
  const drafts = importText(usePersonId());
  const [text, setText] = useState("");
  const [isSeveral, setIsSeveral] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { begin, given, isBusy, error, cancel, forget } = useBegin({
    // What was pasted stands in the draft now; beside a file, what was typed is something else.
    onMade: (source) => typeof source === "string" && keep(""),
  });

  function start(source: Source): void {
    setIsSeveral(false);
    setIsMissing(false);
    if (!isBusy) begin({ source });
  }
  function keep(typed: string): void {
    setText(typed);
    drafts.save(typed ? { text: typed } : undefined);
  }
  function write(typed: string): void {
    keep(typed);
    setIsMissing(false);
    if (error) forget();
  }
  function takeFiles(chosen: readonly File[]): void {
    const [file, ...more] = chosen;
    if (more.length > 0) setIsSeveral(true);
    else if (file) start(file);
  }
  /** @returns whether it was taken for a list, which begins at once. */
  function takeList(pasted: string): boolean {
    if (isBusy || text.trim() !== "" || !isList(pasted)) return false;
    keep(pasted);
    start(pasted);
    return true;
  }
  function paste(event: ClipboardEvent): void {
    // Otherwise the browser would put it into a box that can’t be written in any more, or hasn’t been emptied yet.
    if (takeList(event.clipboardData.getData("text/plain"))) event.preventDefault();
  }
  usePasteAnywhere((pasted) => {
    if (isBusy || takeList(pasted)) return;
    write(text + pasted);
    field.current?.focus();
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = text.trim() === "";
    setIsMissing(isMissing);
    if (isMissing) field.current?.focus();
    else start(text);
  }
  const restore = useEffectEvent(() => {
    const kept = drafts.load();
    if (!kept) return;
    setText(kept.text);
    if (!kept.isMeant) return;
    drafts.save({ text: kept.text });
    begin({ source: kept.text, interviewId: Number(kept.interview) || undefined });
  });
  useEffect(() => restore(), []);
  useEffect(() => onFirstSign(prepareReading), []);
  const isOver = useFileDrop(takeFiles);
  // Focused once it says something: a keyboard then stands where it can be mended.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
      className="relative mx-4 flex max-w-3xl flex-col gap-3 md:mx-7"
    >
      <Field
        label={t("imports.begin.paste")}
        hint={t("imports.begin.means", { most: number(mostRows) })}
        error={isMissing ? [t("imports.begin.missing")] : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={6}
            value={text}
            readOnly={isBusy}
            onChange={({ target }) => write(target.value)}
            onPaste={paste}
            placeholder={t("imports.begin.placeholder")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            className="max-h-80 min-h-40 overflow-y-auto"
          />
        )}
      </Field>
      {error ? (
        <Notice
          tone="error"
          role="alert"
          title={error instanceof ReadProblem ? undefined : t("imports.begin.notMade")}
          actions={
            !(error instanceof ReadProblem) &&
            given && (
              <Button size="sm" onClick={() => begin(given)}>
                {t("common.tryAgain")}
              </Button>
            )
          }
        >
          {problemSentence(error, texts)}
        </Notice>
      ) : (
        isSeveral && (
          <Notice tone="error" role="alert">
            {t("imports.begin.oneFile")}
          </Notice>
        )
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isBusy ? (
          <>
            <Button onClick={cancel}>{t("imports.begin.cancel")}</Button>
            <span className="flex min-w-0 items-center gap-2 text-13 text-quiet">
              <Spinner />
              <span dir="auto" className="min-w-0 truncate">
                <Busy source={given?.source} />
              </span>
            </span>
          </>
        ) : (
          <>
            <SubmitButton variant="primary">{t("imports.begin.check")}</SubmitButton>
            <Button data-palette="importFile" onClick={() => files.current?.click()}>
              <FileUp aria-hidden="true" />
              {t("imports.begin.file")}
            </Button>
            <span className="text-13 text-quiet pointer-coarse:hidden">{t("imports.begin.orDrop")}</span>
            <Button
              variant="ghost"
              className="sm:ml-auto"
              onClick={() => saveFile(templateFile(t), "candidates.csv")}
            >
              <Download aria-hidden="true" />
              {t("imports.begin.template")}
            </Button>
          </>
        )}
      </div>
      <div role="status" className="sr-only">
        {isBusy && <Busy source={given?.source} />}
      </div>
      <input
        ref={files}
        type="file"
        accept={fileTypes}
        hidden
        aria-label={t("imports.begin.file")}
        onChange={({ target }) => {
          takeFiles([...(target.files ?? [])]);
          // The same file can be chosen again, once it was saved anew.
          target.value = "";
        }}
      />
      {isOver && <DropHere />}
    </form>
  );
}

function Busy({ source }: { source: Source | undefined }) {
  const { t } = useTexts();
  return source instanceof File
    ? t("imports.begin.reading", { name: source.name })
    : t("imports.begin.readingPasted");
}

function DropHere() {
  const { t } = useTexts();
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-y-0 right-0 left-(--rail,0px) z-40 grid place-items-center bg-ground/90 p-6"
    >
      <div className="flex size-full max-h-96 max-w-3xl flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-accent bg-accent-soft text-center">
        <FileSpreadsheet className="size-8 text-accent" />
        <p className="text-16 font-semibold">{t("imports.begin.dropHere")}</p>
        <p className="text-13 text-quiet">{t("imports.begin.dropMeans")}</p>
      </div>
    </div>
  );
}
