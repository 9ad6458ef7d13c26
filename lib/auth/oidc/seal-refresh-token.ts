import { z } from "zod";
import { seal, unseal } from "@/lib/auth/seal";

const salt = "refresh-token";
/** Longer than any session lasts. */
const seconds = 24 * 3_600;

const schema = z.object({ token: z.string() });

/** Encrypted, so that a copy of the store is no use at the provider. */
export const sealRefreshToken = (token: string): Promise<string> => seal({ token }, { salt, seconds });

/** Undefined if `AUTH_SECRET` has changed. */
export const openRefreshToken = async (sealed: string): Promise<string | undefined> =>
  (await unseal(schema, { sealed, salt }))?.token;
