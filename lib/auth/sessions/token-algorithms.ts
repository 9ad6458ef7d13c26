import { z } from "zod";

const ourHeader = z.object({ alg: z.literal("dir"), enc: z.literal("A256GCM") });

/** Whether a token is encrypted as next-auth encrypts: it would read any algorithm that fits the secret. */
export function isEncryptedAsOurs(token = ""): boolean {
  const [header = ""] = token.split(".", 1);
  try {
    return ourHeader.safeParse(JSON.parse(Buffer.from(header, "base64url").toString("utf8"))).success;
  } catch {
    return false;
  }
}
