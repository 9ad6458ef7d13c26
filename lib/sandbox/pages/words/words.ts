import type { english } from "@/lib/sandbox/pages/words/english";

/** What the pages say in one language. Interviews, results and e-mails are the service's own, in English. */
export type Words = typeof english;
