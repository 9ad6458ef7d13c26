import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

const places = "abcde".split("");

/** Until a group’s items are there, or the script that draws them. */
export function AwaitedItems({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      {places.slice(0, count).map((place) => (
        <div key={place} className="flex h-11 items-center pl-9">
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
