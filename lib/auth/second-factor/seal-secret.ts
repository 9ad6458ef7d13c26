import { z } from "zod";
import { seal, unseal } from "@/lib/auth/seal";

const salt = "second-factor";
/** next-auth’s encoding needs an end: a hundred years. */
const seconds = 100 * 365 * 24 * 3_600;

const schema = z.object({ secret: z.string(), memberId: z.string() });

/** A second factor’s secret for the store, encrypted and bound to its member. */
export const sealSecret = (secret: string, memberId: string): Promise<string> =>
  seal({ secret, memberId }, { salt, seconds });

/** Undefined if `AUTH_SECRET` has changed, or the row is another member’s. */
export async function openSecret(sealed: string, memberId: string): Promise<string | undefined> {
  const opened = await unseal(schema, { sealed, salt });
  return opened?.memberId === memberId ? opened.secret : undefined;
}
