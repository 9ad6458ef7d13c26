import type { Server } from "node:http";

export function endUnreadAnswers(server: Server, unreadMs?: number): void;
