/** Keys of queries that the feed invalidates. */
export const attentionKey = ["attention"] as const;

/** One assessment with its timeline. */
export const assessmentKey = (id: number) => ["assessment", id] as const;
