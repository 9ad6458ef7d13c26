"use client";

import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";

const waitMs = 250;

/** Searches while one types. What is typed here is never overwritten by a search it has sent itself. */
export function SearchBox({
  q,
  onSearch,
  inputRef,
}: {
  q: string;
  onSearch: (q: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTexts();
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  // Somebody else changed it: the back button, or "Clear filters".
  if (q !== sent) {
    setSent(q);
    setText(q);
  }

  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      onSearch(text.trim());
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);

  return (
    <search className="relative w-full min-w-0 @3xl:w-76 @3xl:min-w-40">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("table.searchLabel")}
        aria-keyshortcuts="/"
        placeholder={t("table.searchPlaceholder")}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Both keys belong to whoever composes letters of several strokes, until those are there.
          if (event.nativeEvent.isComposing) return;
          // What was found is walked through with j and k, which don't fire while typing.
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key !== "Escape") return;
          if (text) setText("");
          else event.currentTarget.blur();
        }}
        className="h-8 pr-9 pl-8.5 text-13"
      />
      <span className="absolute inset-y-0 right-1 flex items-center">
        {text ? (
          <IconButton
            label={t("table.clearSearch")}
            size="sm"
            tooltip={false}
            className="size-6 pointer-coarse:size-9"
            onClick={() => {
              setText("");
              inputRef.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        ) : (
          <Kbd className="mr-1.5 text-faint">/</Kbd>
        )}
      </span>
    </search>
  );
}
