import { z } from "zod";
import { seal, unseal } from "@/lib/auth/seal";
import { cookieAttributes, hostCookie, isHttps } from "@/lib/host-cookie";

const schema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
});

/** An identity whose verified address belongs to a member with a password. Of its groups, those that give a role. */
export type PendingLink = z.infer<typeof schema>;

const salt = "pending-link";
const seconds = 10 * 60;

const nameAt = (appUrl: string) => hostCookie("shortlist.link", isHttps(appUrl));

/** The `Set-Cookie` that stores it, encrypted, for ten minutes in the browser that came from the provider. */
export async function pendingLinkCookie(link: PendingLink, appUrl: string): Promise<string> {
  const sealed = await seal(link, { salt, seconds });
  return `${nameAt(appUrl)}=${sealed}; Max-Age=${seconds}; ${cookieAttributes(appUrl, "Lax")}`;
}

/** The `Set-Cookie` that removes it. */
export const noPendingLinkCookie = (appUrl: string): string =>
  `${nameAt(appUrl)}=; Max-Age=0; ${cookieAttributes(appUrl, "Lax")}`;

/** @returns undefined if absent or expired. */
export async function readPendingLink(
  cookies: { get(name: string): { value: string } | undefined },
  appUrl: string,
): Promise<PendingLink | undefined> {
  const sealed = cookies.get(nameAt(appUrl))?.value;
  return sealed ? unseal(schema, { sealed, salt }) : undefined;
}
