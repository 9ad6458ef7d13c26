import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { nextAuthSecret } from "@/lib/env";

const salt = "refresh-token";
/** Longer than any session lasts. */
const keptSeconds = 24 * 3_600;

/** A refresh token as the store keeps it: a copy of the store gives nobody a way in at the provider. */
export const sealRefreshToken = (token: string): Promise<string> =>
  encode({ token: { token }, secret: nextAuthSecret(), salt, maxAge: keptSeconds });

/** Undefined where the secret is another by now. */
export async function openRefreshToken(sealed: string): Promise<string | undefined> {
  const opened = await decode({ token: sealed, secret: nextAuthSecret(), salt }).catch(() => null);
  return z.object({ token: z.string() }).safeParse(opened).data?.token;
}
