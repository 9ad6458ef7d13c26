// The fields of an error that are logged: codes and places, never what was typed.
const loggedFields = [
  "code",
  "errno",
  "syscall",
  "status",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
] as const;

// Deeper than any of our errors; a ring of causes ends here too.
const deepest = 5;

/** What the log says of an error: nothing that PostgreSQL's `detail`, a library or our own problem quotes. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === "object" ? { type: typeof error } : error;
  const fields = loggedFields.flatMap((name): [string, unknown][] => {
    const value = (error as Partial<Record<(typeof loggedFields)[number], unknown>>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  const causes =
    error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(fields),
    ...(causes.length > 0 &&
      depth < deepest && { causes: causes.slice(0, 5).map((cause) => describeError(cause, depth + 1)) }),
  };
}
