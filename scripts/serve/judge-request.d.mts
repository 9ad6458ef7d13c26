import type { IncomingMessage } from "node:http";

type Answer = { status: number; body: string; headers: Record<string, string> };

export function judgeRequest(
  request: Pick<IncomingMessage, "headers"> & { method: string; url: string },
): { answer: Answer; url?: undefined } | { answer?: undefined; url: string };
