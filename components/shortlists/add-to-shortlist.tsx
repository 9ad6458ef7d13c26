"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ListPlus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Chosen } from "@/components/candidate/shortlisting";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { postJson } from "@/components/http/request-json";
import { AddedToShortlist } from "@/components/shortlists/added-to-shortlist";
import { sameName } from "@/components/shortlists/find-shortlists";
import {
  addedShape,
  shortlistQuery,
  shortlistsKey,
  shortlistsQuery,
} from "@/components/shortlists/shortlists-query";
import { useFoundShortlists } from "@/components/shortlists/use-found-shortlists";
import { useTexts } from "@/components/texts/texts-provider";
import { useMedia } from "@/components/ui/behaviour/use-media";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { mostCandidates } from "@/lib/shortlists/names";
import type { ShortlistSummary } from "@/lib/shortlists/schema";

/** Puts candidates on a shortlist, an existing one or a new one, and can share it by a link right away. */
export function AddToShortlist({ chosen, onClosed }: { chosen: Chosen; onClosed: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { found, same, hasMore, hasAny } = useFoundShortlists(text);
  // What is there is nearer than a new name, for which a keyboard would cover half of it.
  const isPhone = useMedia("(width < 48rem)");
  const { ids, name = "", from } = chosen;

  const adding = useMutation({
    async mutationFn(chosenOne: ShortlistSummary | undefined) {
      const to = chosenOne ?? (await findSame(client, text));
      return to
        ? postJson(
            `/api/shortlists/${to.id}/candidates`,
            { candidates: ids.map((assessmentId) => ({ assessmentId })) },
            addedShape,
          )
        : postJson("/api/shortlists", { name: text, assessments: ids }, addedShape);
    },
    onSuccess({ shortlist }) {
      keepAnswer(client, shortlistQuery(shortlist.id), { shortlist });
      void client.invalidateQueries({ queryKey: shortlistsKey });
    },
    onError: () => field.current?.focus(),
  });
  const add = (to: ShortlistSummary | undefined) => {
    if (!adding.isPending) adding.mutate(to);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    add(same);
  }

  const existing = hasAny && (
    <Existing found={found} isNarrowed={text.trim() !== ""} hasMore={hasMore} onChoose={add} />
  );
  const isTooMany = ids.length > mostCandidates;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(open) => open || onClosed()}
      startsAtTop={isPhone}
      initialFocus={field}
      finalFocus={() => (from?.isConnected ? from : true)}
      // A link is shown once: a press beside the dialog must not take it away.
      disablePointerDismissal={adding.isSuccess}
      title={adding.data?.shortlist.name ?? t("shortlists.add.title", { count: ids.length, name })}
    >
      {adding.data ? (
        <AddedToShortlist added={adding.data} onLeave={() => setIsOpen(false)} />
      ) : isTooMany ? (
        <Notice tone="warning">{t("shortlists.add.tooMany")}</Notice>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {isPhone && existing}
          <Field
            label={t("shortlists.add.field")}
            hint={hasAny && t("shortlists.add.hint")}
            error={fieldErrors(adding.error, "name", t)}
          >
            {(control) => (
              <div className="flex flex-wrap gap-2">
                <Input
                  {...control}
                  ref={field}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  maxLength={100}
                  placeholder={t("shortlists.namePlaceholder")}
                  autoComplete="off"
                  className="min-w-0 flex-[1_1_12rem]"
                />
                <SubmitButton
                  variant="primary"
                  pending={adding.isPending}
                  className="h-9 max-w-full pointer-coarse:h-11"
                >
                  <span className="truncate">
                    {same ? t("shortlists.add.to", { name: same.name }) : t("shortlists.add.create")}
                  </span>
                </SubmitButton>
              </div>
            )}
          </Field>
          <SaveFailure error={adding.error} fields={["name"]} isTyped />
          {!isPhone && existing}
          <DialogActions>
            <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

/** The answer to what was typed last may not be here yet. */
async function findSame(client: QueryClient, text: string): Promise<ShortlistSummary | undefined> {
  const q = text.trim();
  if (q === "") return undefined;
  const { pages } = await client.fetchInfiniteQuery(shortlistsQuery({ q, state: "current" }));
  return sameName(pages[0]?.shortlists ?? [], text);
}

function Existing({
  found,
  isNarrowed,
  hasMore,
  onChoose,
}: {
  found: ShortlistSummary[];
  /** Something was typed. */
  isNarrowed: boolean;
  hasMore: boolean;
  onChoose: (shortlist: ShortlistSummary) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="-mx-2 flex flex-col gap-1">
      <h3 id={id} className="px-2 text-12 text-faint">
        {t("shortlists.add.existing")}
      </h3>
      <p role="status" className="px-2 text-13 text-quiet empty:sr-only">
        {found.length === 0 && t("shortlists.add.none")}
      </p>
      <VisuallyHidden role="status">
        {isNarrowed && found.length > 0 && t("shortlists.allShown", { count: found.length })}
      </VisuallyHidden>
      <ul className="max-h-60 overflow-y-auto">
        {found.map((shortlist) => (
          <li key={shortlist.id}>
            <button
              type="button"
              onClick={() => onChoose(shortlist)}
              className="flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-13 -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
            >
              <ListPlus aria-hidden="true" className="size-4 shrink-0 text-quiet" />
              <span dir="auto" className="line-clamp-2 min-w-0 flex-1 break-words">
                {shortlist.name}
              </span>
              <span className="shrink-0 text-12 text-faint">
                {t("shortlists.candidates", { count: shortlist.candidates })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="px-2 text-12 text-faint">{t("shortlists.add.more")}</p>}
    </section>
  );
}
