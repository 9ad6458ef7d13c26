import type { Answer, Body, Exchange } from "@/lib/conformance/observing/exchange";

const mebibyte = 1024 * 1024;

// A list may be long and slow; everything else is one small object.
const bounds = {
  small: { bytes: mebibyte, timeoutFactor: 1 },
  list: { bytes: 256 * mebibyte, timeoutFactor: 6 },
} as const;

type Call = {
  path: string;
  /** Added to method and path in the report, such as "without api_key". */
  note?: string;
  apiKey?: string;
  /** Sent as a form by POST; absent: a GET. */
  form?: Record<string, string>;
  bound?: keyof typeof bounds;
};

export type Caller = {
  call(call: Call): Promise<Exchange>;
  all: Exchange[];
};

// Only codes: a message may quote the address, and with it the key.
function silenceReason(error: unknown): string {
  if (!(error instanceof Error)) return "the call failed";
  if (error.name === "TimeoutError") return "no answer in time";
  const code = error.cause instanceof Error && "code" in error.cause ? error.cause.code : undefined;
  return typeof code === "string" ? `the call failed (${code})` : "the call failed";
}

async function readBody(response: Response, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return { kind: "unread", why: `its body is larger than ${maxBytes} bytes` };
      chunks.push(chunk);
    }
  } catch {
    return { kind: "unread", why: "its body broke off" };
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  if (text.trim() === "") return { kind: "not json", why: "its body is empty" };
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    return { kind: "not json", why: "its body is not JSON" };
  }
}

/**
 * The only code that talks to the service: each call is limited in time and size, follows no redirect and is recorded.
 * The key is the parameter `api_key` (section 5). A call never throws: what went wrong is in the exchange.
 */
export function createCaller(options: { baseUrl: string; timeoutMs: number }): Caller {
  const all: Exchange[] = [];

  async function exchange({ path, note, apiKey, form, bound = "small" }: Call): Promise<Exchange> {
    const method = form ? "POST" : "GET";
    const request = [method, path, note].filter(Boolean).join(" ");
    const parameters = new URLSearchParams({ ...(apiKey !== undefined && { api_key: apiKey }), ...form });
    const query = form || parameters.size === 0 ? "" : `?${parameters}`;
    const { bytes, timeoutFactor } = bounds[bound];
    try {
      const response = await fetch(`${options.baseUrl}${path}${query}`, {
        method,
        body: form ? parameters : undefined,
        headers: { accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(options.timeoutMs * timeoutFactor),
      });
      const answer: Answer = {
        kind: "answer",
        request,
        status: response.status,
        contentType: response.headers.get("content-type"),
        location: response.headers.get("location"),
        body: await readBody(response, bytes),
      };
      return answer;
    } catch (error) {
      return { kind: "silence", request, why: silenceReason(error) };
    }
  }

  return {
    all,
    async call(call) {
      const result = await exchange(call);
      all.push(result);
      return result;
    },
  };
}
