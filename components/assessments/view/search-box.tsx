"use client";

import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import type { TypedSearch } from "@/components/assessments/view/use-typed-search";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/fields/input";
import { Kbd } from "@/components/ui/kbd";

/** The list follows each key. */
export function SearchBox({
  typed: { text, type, compose },
  inputRef,
  onLeave,
}: {
  typed: TypedSearch;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Leads to the first row. @returns whether there is one. */
  onLeave: () => boolean;
}) {
  const { t } = useTexts();
  return (
    <search className="relative w-full min-w-0 @3xl:w-76 @3xl:min-w-40">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
      />
      <Input
        ref={inputRef}
        data-palette="search"
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
        onChange={(event) => type(event.target.value)}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={() => compose(false)}
        onKeyDown={(event) => {
          // While letters are being composed, both keys belong to the input method.
          if (event.nativeEvent.isComposing) return;
          // The rows found are walked with j and k, which don’t work in a field.
          if (event.key === "Enter" && !onLeave()) event.currentTarget.blur();
          if (event.key === "ArrowDown" && onLeave()) event.preventDefault();
          if (event.key !== "Escape") return;
          if (text) type("");
          else event.currentTarget.blur();
        }}
        className="h-8 pr-9 pl-8.5 text-13 text-ellipsis"
      />
      <span className="absolute inset-y-0 right-1 flex items-center">
        {text ? (
          <IconButton
            label={t("table.clearSearch")}
            size="sm"
            tooltip={false}
            className="size-6 pointer-coarse:size-9"
            onClick={() => {
              type("");
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
