import { z } from "zod";

const ourHeader = z.object({ alg: z.literal("dir"), enc: z.literal("A256GCM") });

/**
 * Whether a token says of itself that it was encrypted in the one way in which next-auth does it; to read one,
 * it would take any that the secret fits.
 */
export function isEncryptedAsOurs(token = ""): boolean {
  const [header = ""] = token.split(".", 1);
  try {
    return ourHeader.safeParse(JSON.parse(Buffer.from(header, "base64url").toString("utf8"))).success;
  } catch {
    return false;
  }
}
