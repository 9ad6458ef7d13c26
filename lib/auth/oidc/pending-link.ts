import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { nextAuthSecret } from "@/lib/env";
import { hostCookie } from "@/lib/host-cookie";

const schema = z.object({ issuer: z.string(), subject: z.string(), email: z.string() });

/** An identity whose verified address a member with a password has. */
export type PendingLink = z.infer<typeof schema>;

const salt = "pending-link";
const waitsSeconds = 10 * 60;

const isHttps = (appUrl: string) => appUrl.startsWith("https://");
const nameAt = (appUrl: string) => hostCookie("shortlist.link", isHttps(appUrl));
const attributesAt = (appUrl: string) => `Path=/; HttpOnly; SameSite=Lax${isHttps(appUrl) ? "; Secure" : ""}`;

/** The `Set-Cookie` that keeps it for ten minutes, encrypted, in the browser in which the provider vouched for it. */
export async function pendingLinkCookie(link: PendingLink, appUrl: string): Promise<string> {
  const sealed = await encode({ token: link, secret: nextAuthSecret(), salt, maxAge: waitsSeconds });
  return `${nameAt(appUrl)}=${sealed}; Max-Age=${waitsSeconds}; ${attributesAt(appUrl)}`;
}

export const noPendingLinkCookie = (appUrl: string): string =>
  `${nameAt(appUrl)}=; Max-Age=0; ${attributesAt(appUrl)}`;

/** Undefined where there is none, or it has waited too long. */
export async function readPendingLink(
  cookies: { get(name: string): { value: string } | undefined },
  appUrl: string,
): Promise<PendingLink | undefined> {
  const token = cookies.get(nameAt(appUrl))?.value;
  if (!token) return undefined;
  return schema.safeParse(await decode({ token, secret: nextAuthSecret(), salt }).catch(() => null)).data;
}
