"use client";

import type { DraftState } from "@/components/imports/drafting/draft-state";
import { encodings } from "@/components/imports/reading/encodings";
import type { Sheet } from "@/components/imports/reading/sheet";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { Notice } from "@/components/ui/notice";
import type { Translator } from "@/lib/i18n/texts";

const mostSamples = 3;
const longestSample = 24;

/** Some of the cells by which one sees whether the letters are right. */
function samplesOf({ rows }: Sheet, t: Translator): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (!/\P{ASCII}/u.test(cell)) continue;
      const isLong = cell.length > longestSample;
      samples.add(isLong ? t("imports.encoding.cut", { beginning: cell.slice(0, longestSample) }) : cell);
      if (samples.size === mostSamples) return [...samples];
    }
  }
  return [...samples];
}

/** Of a file that doesn’t say its encoding: how it was read, and how else it can be. */
export function EncodingChoice({
  sheets,
  at,
  onChoose,
}: Pick<DraftState, "sheets" | "at"> & { onChoose: (at: number) => void }) {
  const { t, list } = useTexts();
  const readings = sheets.flatMap((sheet, place) => {
    if (!sheet.encoding) return [];
    const { region, name } = encodings[sheet.encoding];
    const encoding = t("imports.encoding.named", { region: t(`imports.encoding.regions.${region}`), name });
    return [{ place, encoding, sample: list(samplesOf(sheet, t)) }];
  });
  const chosen = readings.find(({ place }) => place === at);
  if (!chosen) return null;
  return (
    <Notice
      tone="warning"
      title={t("imports.encoding.title")}
      className="mx-4 md:mx-7"
      actions={
        readings.length > 1 && (
          <SelectMenu
            label={t("imports.encoding.label")}
            className="max-w-full"
            value={String(at)}
            face={chosen.encoding}
            options={readings.map(({ place, encoding, sample }) => ({
              value: String(place),
              label: t("imports.encoding.option", { sample, encoding }),
            }))}
            onValueChange={(value) => onChoose(Number(value))}
          />
        )
      }
    >
      <p>{t("imports.encoding.means")}</p>
      {/* Read out once another encoding is chosen. */}
      <p role="status" dir="auto" translate="no" className="font-[550]">
        {chosen.sample}
      </p>
    </Notice>
  );
}
