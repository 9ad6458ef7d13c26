import type { FeedMessage } from "@/lib/feed/schema";

/** Whether a message tells of an import. */
export const concernsImports = (message: FeedMessage): boolean =>
  message.kind === "reload" || (message.kind === "changes" && message.imports === true);
