import { CircleAlert } from "lucide-react";
import { type ReactNode, use } from "react";
import type { Exported } from "@/components/assessments/bulk/use-export-chosen";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import { linksWords } from "@/components/candidate/links/links-text";
import type { CopiedLinks } from "@/components/candidate/links/use-copy-links";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { LettersContext } from "@/components/ui/letters-context";
import { Status } from "@/components/ui/status";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { maxChosen } from "@/lib/assessments/names";

/** Above the buttons, which stay where they are. */
export function BulkResult({
  selection,
  copied,
  exported,
}: {
  selection: TableSelection;
  copied: CopiedLinks | undefined;
  exported: Exported | undefined;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const areLettersOn = use(LettersContext);
  const error = [copied, exported].find((one) => one?.state === "failed");
  const said =
    copied?.state === "copied"
      ? linksWords(copied.links, texts)
      : exported?.state === "done"
        ? t("selection.exported", { count: exported.count })
        : selection.isFull
          ? t("selection.full", { max: number(maxChosen) })
          : undefined;
  return (
    <>
      <Status>
        <VisuallyHidden>
          {t("selection.count", { count: selection.ids.size })}. {/* As in kbd.tsx. */}
          <span className="pointer-coarse:hidden">
            {t(areLettersOn ? "selection.keys" : "selection.keysWithoutLetters")}
          </span>
        </VisuallyHidden>
      </Status>
      <div role="status" className="empty:hidden">
        {said && <Line>{said}</Line>}
      </div>
      <div role="alert" className="empty:hidden">
        {error?.state === "failed" && <Failure>{failureWords(error.error, t)}</Failure>}
        {selection.hasFailed && <Failure>{t("selection.notLoaded")}</Failure>}
        {copied?.state === "refused" && <Failure>{t("selection.byHand")}</Failure>}
      </div>
      {copied?.state === "refused" && (
        <textarea
          readOnly
          aria-label={t("selection.links")}
          value={copied.text}
          rows={Math.min(6, copied.text.split("\n").length)}
          ref={(field) => field?.select()}
          className="mx-2 w-[min(36rem,80vw)] resize-none rounded-sm border border-control bg-ground p-2 font-mono text-12"
        />
      )}
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[min(40rem,85vw)] px-2 pt-1 text-quiet">{children}</p>
);

const Failure = ({ children }: { children: ReactNode }) => (
  <p className="flex max-w-[min(40rem,85vw)] gap-2 px-2 pt-1 text-danger">
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    {children}
  </p>
);
