import { hashText } from "@/lib/hash-text";
import type { SharedShortlist } from "@/lib/shortlists/schema";

/** Names what a link’s holder is told, so that an open page can ask whether anything is new. */
export const etagOf = (shared: SharedShortlist): string => `"${hashText(JSON.stringify(shared))}"`;
