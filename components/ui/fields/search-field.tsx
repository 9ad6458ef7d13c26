"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Input } from "@/components/ui/fields/input";

const waitMs = 300;

/** Searches while the person types; the result never overwrites newer typing. */
export function SearchField({
  label,
  placeholder,
  icon,
  words,
  onSearch,
}: {
  label: string;
  placeholder: string;
  icon: ReactNode;
  words: string;
  onSearch: (words: string) => void;
}) {
  const [text, setText] = useState(words);
  const [sent, setSent] = useState(words);
  // Changed from outside: by the back button, or “Clear filters”.
  if (words !== sent) {
    setSent(words);
    setText(words);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      search(text.trim());
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, sent]);
  return (
    <span className="relative min-w-0 flex-1 basis-56 [&_svg]:pointer-events-none [&_svg]:absolute [&_svg]:top-1/2 [&_svg]:left-2.5 [&_svg]:size-4 [&_svg]:-translate-y-1/2 [&_svg]:text-faint">
      {icon}
      <Input
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && setText("")}
        className="h-8 pr-3 pl-8.5 text-13"
      />
    </span>
  );
}
