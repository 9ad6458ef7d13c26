import { existsSync } from "node:fs";
import path from "node:path";
import { listCompressed, staticFolder, typeOf } from "../prepare/compress-static.mjs";

/** By RFC 9110, 12.5.3: named, and not with a weight of nothing. */
function acceptsBrotli(header = "") {
  const named = header.split(",").map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const found = named.find(([coding]) => coding === "br");
  return found !== undefined && !found.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

/** Next may answer these with an error page, which is not compressed like the file. */
const conditions = ["range", "if-match", "if-unmodified-since"];

/**
 * Has Next answer with the compressed file beside the one that was asked for, where the caller takes it. Everything
 * else about the answer is Next's.
 */
export function offerBrotli(root) {
  const offered = new Map(
    listCompressed(root).map((name) => [
      `/_next/static/${name.split(path.sep).join("/")}`,
      { type: typeOf(name), file: path.join(staticFolder(root), `${name}.br`) },
    ]),
  );
  return (request, response) => {
    const [asked, ...query] = request.url.split("?");
    const found = offered.get(asked);
    if (!found || !acceptsBrotli(request.headers["accept-encoding"])) return;
    if (conditions.some((name) => request.headers[name] !== undefined)) return;
    // A build may be replacing them.
    if (!existsSync(found.file)) return;
    request.url = [`${asked}.br`, ...query].join("?");
    response.setHeader("Content-Type", found.type);
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Vary", "Accept-Encoding");
  };
}
