import type { NextRequest } from "next/server";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { callbackName } from "@/lib/auth/sessions/session-cookie";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";

type Asked = { request: NextRequest; appUrl: string };

/** Redirects to the sign-in page with our reason, and keeps the wanted page. */
export function refusedAnswer(answer: Response, refusal: Refusal, { request, appUrl }: Asked): Response {
  const page = new URL("/sign-in", appUrl);
  page.searchParams.set("error", refusal);
  const wanted = newCookie(answer, callbackName(appUrl)) ?? request.cookies.get(callbackName(appUrl))?.value;
  if (wanted && URL.canParse(wanted) && new URL(wanted).origin === appUrl) {
    const { pathname, search } = new URL(wanted);
    page.searchParams.set("next", safeNextPath(pathname + search));
  }
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
  const { href } = page;
  if (request.method === "POST") return Response.json({ url: href }, { headers });
  headers.set("location", href);
  return new Response(null, { status: 302, headers });
}

/** The value that an answer gives a cookie. */
function newCookie(answer: Response, name: string): string | undefined {
  const pair = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .find((one) => one.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
