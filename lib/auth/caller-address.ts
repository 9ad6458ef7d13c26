/** The address that a request comes from: scripts/serve.mjs makes this header true. */
export const callerAddress = (headers: Pick<Headers, "get">): string =>
  headers.get("x-forwarded-for") ?? "unknown";
