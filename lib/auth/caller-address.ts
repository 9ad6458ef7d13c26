/** Where a request comes from: scripts/serve.mjs puts the one true address there. */
export const callerAddress = (headers: Pick<Headers, "get">): string =>
  headers.get("x-forwarded-for") ?? "unknown";
