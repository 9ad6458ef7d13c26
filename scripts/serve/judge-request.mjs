import { problem } from "./problem.mjs";

/** For routes, and for pages and files. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const pageMethods = ["GET", "HEAD", "OPTIONS"];

const mostUrlBytes = 8 * 1024;
/** The most for any route; most take less. */
const mostBodyBytes = 1024 * 1024;

/** At `/sandbox` itself there is nothing: Next answers with a page, and would take a form for a server action. */
const hasRoutes = (path) => /^\/(?:api(?:\/|$)|sandbox\/)/.test(path);

const notAllowed = (allow) =>
  problem(
    405,
    { code: "method_not_allowed", detail: "This can’t be done at this address." },
    { allow: allow.join(", ") },
  );

/** `.` or `..`, in any spelling: Next would resolve it after the judgement. */
const hasDots = (path) => path.split(/[/\\]|%2f|%5c/i).some((step) => /^(?:\.|%2e){1,2}$/i.test(step));

/** Pages read no body, and Next would keep ten megabytes of it. */
const hasBody = (headers) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function decodes(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** With its escapes escaped, Next answers an undecodable path like any unknown one. */
const decodable = (path) => (decodes(path) ? path : path.replaceAll("%", "%25"));

/**
 * Judges what needs no handler: methods, changes to a page, lengths, paths. @returns the refusal, or the `url` for
 * Next.
 */
export function judgeRequest({ method, url, headers }) {
  const [path, ...query] = url.split("?");
  if (url.length > mostUrlBytes)
    return { answer: problem(414, { code: "uri_too_long", detail: "This address is too long." }) };
  // A full URL, as to a proxy: Next would redirect the caller to its host.
  if (!url.startsWith("/") && !(url === "*" && method === "OPTIONS"))
    return {
      answer: problem(400, { code: "bad_request", detail: "Ask for a path: this server is no proxy." }),
    };
  if (hasDots(path))
    return {
      answer: problem(400, { code: "bad_request", detail: "Ask for a path without dots for steps." }),
    };
  const allowed = hasRoutes(path) ? methods : pageMethods;
  if (!allowed.includes(method)) return { answer: notAllowed(allowed) };
  if (method === "OPTIONS" && !hasRoutes(path))
    return {
      answer: {
        status: 204,
        body: "",
        headers: { allow: allowed.join(", "), "x-content-type-options": "nosniff" },
      },
    };
  if (!hasRoutes(path) && hasBody(headers))
    return { answer: problem(400, { code: "bad_request", detail: "A page takes no body." }) };
  if (Number(headers["content-length"] ?? 0) > mostBodyBytes) {
    const kib = mostBodyBytes / 1024;
    const detail = `This is more than we accept at once (${kib} KiB). Shorten it, then try again.`;
    return { answer: problem(413, { code: "too_large", detail, params: { kib } }) };
  }
  // Next would replace the undecodable characters.
  if (/^\/api(?:\/|$)/.test(path) && !decodes(query.join("?")))
    return {
      answer: problem(400, {
        code: "bad_request",
        detail: "This address has escapes in it that stand for no characters.",
      }),
    };
  return { url: [decodable(path), ...query].join("?") };
}
