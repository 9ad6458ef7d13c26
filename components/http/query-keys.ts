/** Keys of queries that the feed invalidates. */
export const attentionKey = ["attention"] as const;

/** One candidate each, by their id. */
export const candidatesKey = ["candidates"] as const;

/** One assessment with its timeline. */
export const assessmentKey = (id: number) => ["assessment", id] as const;

export const notificationsKey = ["notifications"] as const;
