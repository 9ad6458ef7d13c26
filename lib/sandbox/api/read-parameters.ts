import { decodeText, MalformedBody, mediaType, readBytes } from "@/lib/sandbox/api/read-body";

/** By flat name, such as `candidate[email]`; of repeated ones the last counts. Values are JSON; in forms, strings. */
export type Parameters = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function flattenJson(text: string): [string, unknown][] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new MalformedBody("The body is not JSON.");
  }
  if (!isRecord(body)) throw new MalformedBody("The body is not a JSON object.");
  return Object.entries(body).flatMap(([name, value]): [string, unknown][] =>
    name === "candidate" && isRecord(value)
      ? Object.entries(value).map(([field, inner]) => [`candidate[${field}]`, inner])
      : [[name, value]],
  );
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[string, unknown][]> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    return [...form];
  } catch {
    throw new MalformedBody("The body is not multipart/form-data.");
  }
}

async function readBodyParameters(request: Request): Promise<[string, unknown][]> {
  if (request.method === "GET" || request.method === "HEAD") return [];
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return [];
  const type = mediaType(request);
  if (type === "multipart/form-data") {
    return readMultipart(bytes, request.headers.get("content-type") ?? "");
  }
  if (type === "application/json" || type.endsWith("+json")) return flattenJson(decodeText(bytes));
  if (type === "application/x-www-form-urlencoded") return [...new URLSearchParams(decodeText(bytes))];
  throw new MalformedBody("The body is neither a form nor JSON.");
}

/** Reads query and body; the body wins. An unreadable one is `malformed`: the key is judged first. */
export async function readParameters(
  request: Request,
): Promise<{ parameters: Parameters; malformed?: MalformedBody }> {
  const query: [string, unknown][] = [...new URL(request.url).searchParams];
  try {
    return { parameters: new Map([...query, ...(await readBodyParameters(request))]) };
  } catch (error) {
    if (!(error instanceof MalformedBody)) throw error;
    return { parameters: new Map(query), malformed: error };
  }
}
