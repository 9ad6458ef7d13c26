import { decode, encode, type JWT } from "next-auth/jwt";
import type { z } from "zod";
import { isEncryptedAsOurs } from "@/lib/auth/sessions/token-algorithms";
import { nextAuthSecret } from "@/lib/env";

/**
 * Encrypts a value with `AUTH_SECRET`.
 * @param options.salt gives each use a key of its own, so that one can’t be taken for another.
 * @param options.seconds after how many it can’t be opened any more.
 */
export const seal = (value: JWT, options: { salt: string; seconds: number }): Promise<string> =>
  encode({ token: value, secret: nextAuthSecret(), salt: options.salt, maxAge: options.seconds });

/** @returns undefined for text that expired, was sealed with another salt or secret, or isn’t of this schema. */
export async function unseal<T>(
  schema: z.ZodType<T>,
  { sealed, salt }: { sealed: string; salt: string },
): Promise<T | undefined> {
  if (!isEncryptedAsOurs(sealed)) return undefined;
  const value = await decode({ token: sealed, secret: nextAuthSecret(), salt }).catch(() => null);
  return schema.safeParse(value).data;
}
