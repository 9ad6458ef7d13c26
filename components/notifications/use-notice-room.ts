import { useSyncExternalStore } from "react";
import { shownAtOnce } from "@/components/notifications/note-completions";

const phone = () => window.matchMedia("(width < 48rem)");

function listen(onChange: () => void): () => void {
  const query = phone();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** On a phone more would cover what is being read. */
export const useNoticeRoom = (): number =>
  useSyncExternalStore(
    listen,
    () => (phone().matches ? 1 : shownAtOnce),
    () => 1,
  );
