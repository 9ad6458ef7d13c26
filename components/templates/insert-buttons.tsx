"use client";

import { Plus } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { type PlaceholderName, placeholderNames } from "@/lib/templates/placeholders";

const written = (name: string) => `{{${name}}}`;

type Key =
  | "candidate_firstName"
  | "candidate_lastName"
  | "candidate_name"
  | "candidate_email"
  | "invited_ago"
  | "invited_days"
  | "me_email";

/** In the keys of texts a dot begins a new level. */
const keyOf = (name: PlaceholderName) => name.replace(".", "_") as Key | "interview" | "link" | "me";

/** The placeholders by readable names: the recruiter needs no syntax. */
export function InsertButtons({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t("settings.templates.insert")} className="flex flex-wrap gap-1.5">
        {placeholderNames.map((name) => {
          const label = t(`settings.templates.placeholders.${keyOf(name)}`);
          return (
            <li key={name}>
              <Button
                size="sm"
                aria-label={t("settings.templates.insertInto", { placeholder: label })}
                // Keeps the caret where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onInsert(written(name))}
              >
                <Plus aria-hidden="true" />
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="text-12 text-quiet">
        {t("settings.templates.fallbackHint", {
          example: written(t("settings.templates.fallbackExample")),
        })}
      </p>
    </div>
  );
}
