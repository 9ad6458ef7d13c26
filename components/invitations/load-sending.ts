import { loadPart } from "@/components/ui/behaviour/load-part";

const load = () => import("@/components/invitations/sending");

/** @returns undefined if it can’t be loaded, which the page says by itself: another try is another request. */
export const loadSending = () => loadPart(load).catch(() => undefined);
