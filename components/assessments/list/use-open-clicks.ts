import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { assessmentIdIn } from "@/components/assessments/view/panel-address";
import { refuseOffline } from "@/components/ui/behaviour/load-part";

/** As `lg` in the style sheet: below it an assessment is a page. */
const hasRoom = () => window.matchMedia("(min-width: 64rem)").matches;

function assessmentBehind({ target }: Event): { id: number; hash: string } | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || link.target === "_blank") return undefined;
  const id = assessmentIdIn(link.pathname);
  return id === undefined ? undefined : { id, hash: link.hash.slice(1) };
}

/**
 * Without room for the panel a link opens the page, with the list’s view in its address. @param prepare a press is
 * likely.
 */
export function useOpenClicks(show: (id: number, hash: string) => void, prepare: () => void): void {
  const router = useRouter();
  const onShow = useEffectEvent(show);
  const onVisit = useEffectEvent((id: number, hash: string) => {
    if (!refuseOffline()) router.push(`/assessments/${id}${window.location.search}${hash && `#${hash}`}`);
  });
  const onPrepare = useEffectEvent(prepare);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button);
      const to = isPlain ? assessmentBehind(event) : undefined;
      if (!to) return;
      // The router’s link sees this and does nothing.
      event.preventDefault();
      if (hasRoom()) onShow(to.id, to.hash);
      else onVisit(to.id, to.hash);
    };
    const onNear = (event: Event) => void (assessmentBehind(event) && onPrepare());
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("pointerover", onNear, { passive: true });
    document.addEventListener("focusin", onNear);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("pointerover", onNear);
      document.removeEventListener("focusin", onNear);
    };
  }, []);
}
