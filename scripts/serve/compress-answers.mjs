import { constants } from "node:zlib";
import compression from "compression";

/** A page fits into it, and each answer under way needs two megabytes less than by default. */
const brotliWindowBits = 18;

/** A part of a file is counted in the file's own bytes. */
const filter = (request, response) => response.statusCode !== 206 && compression.filter(request, response);

/**
 * What Next does by gzip alone: answers are sent in brotli to who takes it, each piece as soon as it is there. One
 * that says `no-transform`, as the feed's stream does, is left as it is.
 */
export function compressAnswers() {
  const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits } };
  const compress = compression({ brotli, filter });
  return (request, response) => compress(request, response, () => undefined);
}
