import { type ComponentProps, type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { loadPart } from "@/components/ui/behaviour/load-part";

const loadStart = () => import("@/components/http/start-export");

/** The props of a link that downloads a file, and why the last try failed. */
export function useExport(href: string): { link: ComponentProps<"a">; refusal: ReactNode } {
  const { t } = useTexts();
  const [refusal, tell] = useState<ReactNode>();
  return {
    link: {
      href,
      download: true,
      onClick(event) {
        event.preventDefault();
        loadPart(loadStart)
          .then((part) => part.startExport(href, t))
          .then(tell, () => undefined);
      },
    },
    refusal,
  };
}
