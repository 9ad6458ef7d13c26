import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";

/** Where the page is, as the browser shows it: Next's own parameter is not part of that. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams);
  query.delete("_rsc");
  return query.size > 0 ? `${nextUrl.pathname}?${query}` : nextUrl.pathname;
}

/** Gives every page its policy and nonce, and tells it which path it is at. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-shortlist-path", pathOf(request));
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** Pages only: the sandbox's pages bring a policy of their own, answers of the API and files need none. */
export const config = {
  matcher: [
    "/((?!api(?:/|$)|sandbox/|_next/static/|icon\\.svg$|favicon\\.ico$|manifest\\.webmanifest$|[\\w-]*icon[\\w-]*\\.png$).*)",
  ],
};
