import type { IncomingMessage, ServerResponse } from "node:http";

export function offerBrotli(
  root: string,
): (request: IncomingMessage, response: Pick<ServerResponse, "setHeader">) => void;
