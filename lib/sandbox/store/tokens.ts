import { randomBytes } from "node:crypto";

/** 192 random bits: whoever has the link is taken for the candidate, so it can't be guessable. */
export const newToken = (): string => randomBytes(24).toString("base64url");
