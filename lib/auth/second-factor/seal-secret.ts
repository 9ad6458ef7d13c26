import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { nextAuthSecret } from "@/lib/env";

const salt = "second-factor";
/** next-auth lets nothing last for ever. */
const keptSeconds = 100 * 365 * 24 * 3_600;

const schema = z.object({ secret: z.string(), memberId: z.string() });

/** A second factor's secret as the store keeps it: for this member, under the secret of sessions. */
export const sealSecret = (secret: string, memberId: string): Promise<string> =>
  encode({ token: { secret, memberId }, secret: nextAuthSecret(), salt, maxAge: keptSeconds });

/** Undefined where `AUTH_SECRET` is another by now, or the row is another member's. */
export async function openSecret(sealed: string, memberId: string): Promise<string | undefined> {
  const opened = await decode({ token: sealed, secret: nextAuthSecret(), salt }).catch(() => null);
  const parsed = schema.safeParse(opened).data;
  return parsed?.memberId === memberId ? parsed.secret : undefined;
}
