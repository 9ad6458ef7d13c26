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

/**
 * Makes the headers true that handlers rely on: `x-forwarded-for` becomes the caller's one address, `x-forwarded-host`
 * and `-proto` what a trusted proxy said, or else what the connection shows.
 */
export function settleForwarded(request, isTrusted) {
  const peer = request.socket.remoteAddress ?? "";
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
