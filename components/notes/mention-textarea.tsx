"use client";

import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { type MentionQuery, mentionQuery, offered, withMention } from "@/components/notes/mention-query";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Textarea } from "@/components/ui/fields/textarea";
import { popupClass, popupItemClass } from "@/components/ui/overlays/popup-class";
import type { Colleague } from "@/lib/members/schema";

/** A note’s field. `@` offers colleagues; a name typed in full counts even if the list can’t be loaded. */
export function MentionTextarea({
  value,
  onType,
  onPick,
  onKeyDown,
  ...props
}: Omit<ComponentProps<typeof Textarea>, "value" | "onChange"> & {
  value: string;
  onType: (text: string) => void;
  /** Carries the member’s id, as several may share a name. */
  onPick: (id: string) => void;
}) {
  const { t } = useTexts();
  const listId = useId();
  const me = usePersonId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery>();
  const [at, setAt] = useState(0);
  /** The `@` dismissed with Escape. */
  const dismissed = useRef<number>(undefined);
  const caret = useRef<number>(undefined);
  /** Behind the blank that came with a name. */
  const filled = useRef<number>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery({ ...colleaguesQuery(), enabled: query !== undefined });
  const others = (data?.colleagues ?? []).filter(({ id }) => id !== me);
  const found = query && data ? offered(query.typed, others) : [];
  const isOpen = found.length > 0;
  const active = found[Math.min(at, found.length - 1)];
  const hasFailed = query !== undefined && isError && !data;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  useLayoutEffect(() => {
    if (isOpen || hasFailed) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, hasFailed]);

  function look({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) {
    const next = selectionStart === selectionEnd ? mentionQuery(text, selectionStart) : undefined;
    if (next?.from !== dismissed.current) dismissed.current = undefined;
    const isMeant = next !== undefined && dismissed.current === undefined;
    if (next?.typed !== query?.typed) setAt(0);
    setQuery(isMeant ? next : undefined);
  }
  function choose({ id, name }: Colleague) {
    if (!query) return;
    const next = withMention(value, query, name);
    caret.current = next.caret;
    filled.current = next.caret;
    setQuery(undefined);
    onPick(id);
    onType(next.text);
    field.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (query && event.key === "Escape" && (isOpen || hasFailed)) {
      // Escape closes neither the panel nor the form.
      event.preventDefault();
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      dismissed.current = query.from;
      setQuery(undefined);
      return;
    }
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && !event.nativeEvent.isComposing;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (
      event.key === " " &&
      isPlain &&
      selectionStart === selectionEnd &&
      selectionStart === filled.current
    ) {
      // The blank is there already.
      filled.current = undefined;
      event.preventDefault();
      return;
    }
    if (!isOpen || !active || !isPlain) return onKeyDown?.(event);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt((found.indexOf(active) + step + found.length) % found.length);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      choose(active);
    } else onKeyDown?.(event);
  }
  const optionId = (id: string) => `${listId}-${id}`;
  return (
    <div className="relative">
      <Textarea
        {...props}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active ? optionId(active.id) : undefined}
        onChange={({ target }) => {
          filled.current = undefined;
          onType(target.value);
          look(target);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setQuery(undefined)}
        onKeyDown={press}
      />
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t("team.nameColleague")}
          data-inline=""
          className={cn(popupClass, "absolute top-full left-0 z-50 mt-1 w-full max-w-80 p-1")}
        >
          {found.map((one) => (
            <div
              key={one.id}
              id={optionId(one.id)}
              role="option"
              tabIndex={-1}
              aria-selected={one === active}
              data-highlighted={one === active ? "" : undefined}
              className={popupItemClass}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              onKeyDown={undefined}
            >
              <span dir="auto" className="truncate">
                {one.name}
              </span>
            </div>
          ))}
        </div>
      )}
      {hasFailed && (
        <div
          ref={list}
          data-inline=""
          className={cn(
            popupClass,
            "absolute top-full left-0 z-50 mt-1 flex w-full max-w-80 items-center gap-2 p-2 text-13 text-quiet",
          )}
        >
          {t("team.colleaguesFailed")}
          <Button
            size="sm"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void refetch()}
          >
            {t("common.tryAgain")}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && (
          <>
            {t("team.colleaguesFound", { count: found.length })}{" "}
            <span className="pointer-coarse:hidden">{t("team.colleaguesKeys")}</span>
          </>
        )}
      </p>
    </div>
  );
}
