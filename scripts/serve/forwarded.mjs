import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/** Proxies of TRUSTED_PROXIES: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`. @throws a sentence. */
export function parseTrustedProxies(value) {
  const named = (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  try {
    return proxyAddr.compile(named);
  } catch {
    throw new Error(
      "TRUSTED_PROXIES must be addresses or ranges separated by commas, such as `loopback, 10.0.0.0/8`.",
    );
  }
}

const plainAddress = (address) => address.replace(/^::ffff:(?=\d+\.)/i, "");
const firstOf = (header) => (Array.isArray(header) ? header[0] : header)?.split(",")[0].trim();

/** Some proxies write an address with its port, in brackets or in quotes. */
function bareAddress(entry) {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([^:]+):\d+$/.exec(text) ?? [];
  return inBrackets ?? beforePort ?? text;
}

/** What is left of an entry that is no address, such as `unknown`, is a claim that nobody has checked. */
function knownHops(header) {
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map(bareAddress);
  return hops.slice(hops.findLastIndex((hop) => !isIP(hop)) + 1);
}

/**
 * Makes the headers true that handlers rely on: `x-forwarded-for` becomes the caller's one address, `x-forwarded-host`
 * and `-proto` what a trusted proxy said, or else what the connection shows.
 */
export function settleForwarded(request, isTrusted) {
  const peer = request.socket.remoteAddress ?? "";
  request.headers["x-forwarded-for"] = knownHops(request.headers["x-forwarded-for"]).join(", ");
  const viaProxy = isTrusted(peer, 0);
  const caller = proxyAddr(request, isTrusted);
  const said = {
    host: viaProxy ? firstOf(request.headers["x-forwarded-host"]) : undefined,
    proto: viaProxy ? firstOf(request.headers["x-forwarded-proto"]) : undefined,
  };
  for (const name of ["forwarded", "x-forwarded-port", "x-real-ip"]) delete request.headers[name];
  request.headers["x-forwarded-for"] = plainAddress(caller && isIP(caller) ? caller : peer);
  request.headers["x-forwarded-host"] = said.host || request.headers.host || "localhost";
  request.headers["x-forwarded-proto"] = said.proto === "https" ? "https" : "http";
}
