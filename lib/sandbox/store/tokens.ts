import { randomBytes } from "node:crypto";

/** 192 random bits: whoever has the link is taken for the candidate, so nobody may guess one. */
export const newToken = (): string => randomBytes(24).toString("base64url");
