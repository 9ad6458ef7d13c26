import type { Server, ServerOptions, ServerResponse } from "node:http";

export const limits: ServerOptions;
export function ensurePolicy(response: ServerResponse): void;
export function answerBrokenRequests(server: Server): void;
