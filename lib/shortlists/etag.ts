import { hashText } from "@/lib/hash-text";
import type { SharedShortlist } from "@/lib/shortlists/schema";

/** Tags the shared page’s content, so that an open page can ask for changes only. */
export const etagOf = (shared: SharedShortlist): string => `"${hashText(JSON.stringify(shared))}"`;
