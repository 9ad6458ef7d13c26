import type { IncomingMessage } from "node:http";

type IsTrusted = (address: string, hop: number) => boolean;

export function parseTrustedProxies(value: string | undefined): IsTrusted;
export function settleForwarded(request: IncomingMessage, isTrusted: IsTrusted): void;
