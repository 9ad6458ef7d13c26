import { answerShape } from "@/components/http/answer-shape";
import { openingHeader } from "@/lib/shortlists/opening-header";
import type { SharedShortlist } from "@/lib/shortlists/schema";

const sharedList = answerShape<SharedShortlist>({
  name: "string",
  note: "string",
  by: "string",
  updatedAt: "string",
  candidates: "array",
  expiresAt: "string",
});

export type SharedNews =
  | { kind: "same" }
  | { kind: "changed"; shortlist: SharedShortlist; etag: string }
  | { kind: "ended" }
  | { kind: "silent" };

/**
 * Asks what a link’s list says now. Never throws.
 * @param asked.etag of what is at hand. @param asked.isOpening whether this is the page’s first question, which counts.
 */
export async function askShared(
  token: string,
  { etag, isOpening }: { etag: string; isOpening: boolean },
  timeoutMs = 15_000,
): Promise<SharedNews> {
  try {
    const answer = await fetch(`/api/shared/${encodeURIComponent(token)}`, {
      headers: {
        accept: "application/json",
        ...(etag && { "if-none-match": etag }),
        ...(isOpening && { [openingHeader]: "1" }),
      },
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 304) return { kind: "same" };
    if (answer.status === 404) return { kind: "ended" };
    if (!answer.ok) return { kind: "silent" };
    const read = sharedList.safeParse(await answer.json());
    if (!read.success) return { kind: "silent" };
    return { kind: "changed", shortlist: read.data, etag: answer.headers.get("etag") ?? "" };
  } catch {
    return { kind: "silent" };
  }
}
