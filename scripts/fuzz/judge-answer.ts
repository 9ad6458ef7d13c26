import type { Documented, openDocument } from "@/app/api/testing-document";
import { roles } from "@/lib/roles";
import { canariesIn } from "./canaries";
import type { Hidden } from "./dashboard";
import type { Asker, RequestCase } from "./request-case";

/** A response, with as much of its body as is judged. */
export type Answered = { status: number; headers: Headers; text: string | null };

type Judging = Pick<ReturnType<typeof openDocument>, "strangeIn"> & {
  hidden: Hidden;
};

/** Operations that a person may use, but not on another person’s view or note. */
const ownRefusals = new Set([
  "PATCH /api/views/{id}",
  "DELETE /api/views/{id}",
  "POST /api/views",
  "PATCH /api/assessments/{id}/notes/{noteId}",
  "DELETE /api/assessments/{id}/notes/{noteId}",
]);

const levels: readonly string[] = ["none", ...roles];

const mayDo = (asker: Asker, role: string) =>
  levels.indexOf(asker === "limited" ? "recruiter" : asker) >= levels.indexOf(role);

/** With a forged cookie, the request is nobody’s. */
export const askerOf = ({ asker, headers }: RequestCase): Asker =>
  headers.some(([name]) => name === "cookie") ? "none" : asker;

function problemOf(text: string | null): { reason?: string } {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return {};
  }
}

function wrongRefusal(
  request: RequestCase,
  operation: Documented,
  { status, text }: Answered,
): string | undefined {
  const asker = askerOf(request);
  const isSafe = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  const isOtherSite = !isSafe && !["own", "by_fetch_site"].includes(request.origin);
  if (!mayDo(asker, operation.role)) {
    const isSentToSignIn = status === 307 && ["GET", "HEAD"].includes(request.method) && asker === "none";
    const refused = asker === "none" ? 401 : 403;
    return status === refused || isSentToSignIn ? undefined : `${asker} may not, and is answered ${status}`;
  }
  if (operation.responses[405]) return undefined;
  if (isOtherSite) return status === 403 ? undefined : `another site’s request is answered ${status}`;
  if (operation.role === "none") return undefined;
  if (status === 401) return `${asker} is signed in, and is answered 401`;
  if (status !== 403) return undefined;
  const isOwn =
    ownRefusals.has(`${request.method} ${request.path}`) &&
    !["other_site", "wrong_address"].includes(problemOf(text).reason ?? "");
  return isOwn ? undefined : `${asker} may, and is answered 403`;
}

export async function judgeAnswer(
  request: RequestCase,
  operation: Documented,
  answered: Answered,
  { strangeIn, hidden }: Judging,
): Promise<string[]> {
  const { status, headers, text } = answered;
  const found: string[] = [];
  if (status === 500 || (status > 500 && !operation.responses[status])) found.push(`answered ${status}`);
  const refusal = wrongRefusal(request, operation, answered);
  if (refusal) found.push(refusal);
  // A person in the address bar is redirected to sign-in.
  if (status !== 307) {
    const response = new Response(text, { status, headers });
    const strange = await strangeIn(operation, response).catch((error) => `unreadable: ${error}`);
    if (strange) found.push(`${status} isn’t as described: ${strange}`);
  }
  const told = [...headers].filter(([name]) => name !== "set-cookie").flat();
  for (const canary of canariesIn([text ?? "", ...told, headers.getSetCookie().join("\n")].join("\n")))
    found.push(`tells ${canary}`);
  const isEchoed = (address: string) => JSON.stringify(request).toLowerCase().includes(address);
  if (request.asker === "limited" || request.asker === "viewer")
    for (const address of hidden[request.asker])
      if (text?.toLowerCase().includes(address) && !isEchoed(address)) found.push("tells a hidden candidate");
  return found;
}
