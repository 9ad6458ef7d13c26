import { hostCookie } from "@/lib/host-cookie";

const isHttps = (appUrl: string) => appUrl.startsWith("https://");
const nameAt = (appUrl: string) => hostCookie("shortlist.step", isHttps(appUrl));
const attributesAt = (appUrl: string) =>
  `Path=/; HttpOnly; SameSite=Strict${isHttps(appUrl) ? "; Secure" : ""}`;

/** What a browser that gave the right password shows at the second step. It opens nothing else. */
export type StepToken = { token: string; maxAgeSeconds: number };

export const stepCookie = ({ token, maxAgeSeconds }: StepToken, appUrl: string): string =>
  `${nameAt(appUrl)}=${token}; Max-Age=${maxAgeSeconds}; ${attributesAt(appUrl)}`;

export const noStepCookie = (appUrl: string): string =>
  `${nameAt(appUrl)}=; Max-Age=0; ${attributesAt(appUrl)}`;

export const readStepCookie = (
  cookies: { get(name: string): { value: string } | undefined },
  appUrl: string,
): string | undefined => cookies.get(nameAt(appUrl))?.value;
