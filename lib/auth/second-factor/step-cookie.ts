import { cookieAttributes, hostCookie, isHttps } from "@/lib/host-cookie";

const nameAt = (appUrl: string) => hostCookie("shortlist.step", isHttps(appUrl));

/** Identifies a browser at the second step, after the right password. It opens nothing else. */
export type StepToken = { token: string; maxAgeSeconds: number };

/** The `Set-Cookie` that stores it. */
export const stepCookie = ({ token, maxAgeSeconds }: StepToken, appUrl: string): string =>
  `${nameAt(appUrl)}=${token}; Max-Age=${maxAgeSeconds}; ${cookieAttributes(appUrl, "Strict")}`;

/** The `Set-Cookie` that removes it. */
export const noStepCookie = (appUrl: string): string =>
  `${nameAt(appUrl)}=; Max-Age=0; ${cookieAttributes(appUrl, "Strict")}`;

/** @returns the token that `stepCookie` stored; undefined without one. */
export const readStepCookie = (
  cookies: { get(name: string): { value: string } | undefined },
  appUrl: string,
): string | undefined => cookies.get(nameAt(appUrl))?.value;
