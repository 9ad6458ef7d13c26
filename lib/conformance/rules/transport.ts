import { type Answer, isError, isSuccess } from "@/lib/conformance/observing/exchange";
import type { Observations } from "@/lib/conformance/observing/observations";
import { departs, holds, notObservable, quote, type Rule, type Verdict } from "@/lib/conformance/rules/rule";

const jsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

function jsonFault({ request, status, contentType, body }: Answer): string | undefined {
  if (body.kind === "not json") return `${request} answered ${status}: ${body.why}`;
  // The document names no media type, but one that says something else is no JSON response.
  if (contentType !== null && !jsonType.test(contentType))
    return `${request} answered ${status} as ${quote(contentType)}`;
}

function judgeJson(answers: Answer[]): Verdict {
  const read = answers.filter(({ body }) => body.kind !== "unread");
  if (read.length === 0) return notObservable("no such answer was seen whole");
  const how = read.map(jsonFault).filter((fault) => fault !== undefined);
  return how.length > 0 ? departs(...how) : holds;
}

function judgePlainHttp({ plainHttp, baseUrl }: Observations): Verdict {
  if (!plainHttp) return notObservable(`${baseUrl.host} is loopback, which is exempt`);
  if (plainHttp.kind === "silence")
    return /ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|HPE_/.test(plainHttp.why)
      ? holds
      : notObservable(`${plainHttp.request}: ${plainHttp.why}`);
  if (plainHttp.status >= 200 && plainHttp.status < 300)
    return departs(`${plainHttp.request} answered ${plainHttp.status}`);
  if (plainHttp.location?.startsWith("https:")) return holds;
  return notObservable(
    `${plainHttp.request} answered ${plainHttp.status}, and the key is never sent unencrypted to learn more`,
  );
}

export const transportRules: Rule[] = [
  {
    id: "success-is-json",
    section: "1",
    statement: "All responses are JSON: those to successful requests.",
    check: ({ all }) => judgeJson(all.filter(isSuccess)),
  },
  {
    id: "error-is-json",
    section: "1",
    statement: "All responses are JSON: errors too.",
    check: ({ all }) => judgeJson(all.filter(isError)),
  },
  {
    id: "https-only",
    section: "1",
    statement: "The service is served over HTTPS only. Unencrypted HTTP requests are not supported.",
    check: judgePlainHttp,
  },
  {
    id: "version-in-path",
    section: "1, 9",
    statement: "The base address ends in the path prefix /v1, which carries the version.",
    check: ({ baseUrl }) =>
      /\/v1\/?$/.test(baseUrl.pathname)
        ? holds
        : departs(`the base address ends in ${quote(baseUrl.pathname)}`),
  },
];
