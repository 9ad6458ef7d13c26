import type { RequestListener } from "node:http";

export function oneAtATime(handle: RequestListener): RequestListener;
