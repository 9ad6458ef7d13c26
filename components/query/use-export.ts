import { type ComponentProps, type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { loadPart } from "@/components/ui/load-part";

const loadStart = () => import("@/components/query/start-export");

/** What makes a link download a file, and what says why it couldn’t be had when somebody tried last. */
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
