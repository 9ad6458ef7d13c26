import type { NextRequest } from "next/server";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { callbackName } from "@/lib/auth/sessions/session-cookie";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";

type Asked = { request: NextRequest; appUrl: string };

/** next-auth's own answer knows few reasons. This one leads to the sign-in page with ours, and keeps where one wanted to go. */
export function refusedAnswer(answer: Response, refusal: Refusal, { request, appUrl }: Asked): Response {
  const page = new URL("/sign-in", appUrl);
  page.searchParams.set("error", refusal);
  const wanted = request.cookies.get(callbackName(appUrl))?.value;
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
