import { z } from "zod";
import { discoverySteps, type DiscoveryResult as Result } from "@/lib/auth/oidc/discovery-schema";
import { discoveryOf, timeoutMs, toleratedSeconds } from "@/lib/auth/oidc/provider";
import { isSameIssuer, type OidcSettings } from "@/lib/env-sign-in";

type Outcome = Omit<Result, "step">;

/** Such documents have a few thousand characters; an address that isn’t a provider’s may send anything. */
const mostCharacters = 500_000;

const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  scopes_supported: z.array(z.string()).optional(),
});

const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string() }).loose()) });

type Read = { status: number; text: string; skewSeconds: number | undefined };

async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > mostCharacters) break;
  }
  return text;
}

async function read(address: string): Promise<Read> {
  const before = Date.now();
  const answer = await fetch(address, {
    redirect: "manual",
    cache: "no-store",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const sent = Date.parse(answer.headers.get("date") ?? "");
  // The Date header is exact to the second, and was set at some moment of the exchange.
  const middle = (before + Date.now()) / 2;
  return {
    status: answer.status,
    skewSeconds: Number.isNaN(sent) ? undefined : Math.round((sent + 500 - middle) / 1_000),
    text: await readBounded(answer),
  };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, name } = Object(cause) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : String(name);
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const ok = (found?: string): Outcome => ({ outcome: "ok", found });
const failed = (found: string): Outcome => ({ outcome: "failed", found });

function judgeScopes(wanted: string, supported: string[] | undefined): Outcome {
  if (!supported) return { outcome: "unclear" };
  const missing = wanted.split(" ").filter((scope) => !supported.includes(scope));
  return missing.length === 0 ? ok() : { outcome: "unclear", found: missing.join(" ") };
}

function judgeClock(skewSeconds: number | undefined): Outcome {
  if (skewSeconds === undefined) return { outcome: "unclear" };
  const found = String(skewSeconds);
  return Math.abs(skewSeconds) <= toleratedSeconds ? ok(found) : failed(found);
}

async function judgeKeys(address: string): Promise<Outcome> {
  try {
    const { status, text } = await read(address);
    const keys = status === 200 ? parsed(keysSchema, text)?.keys : undefined;
    if (!keys) return failed(String(status));
    const usable = keys.filter(({ kty, use = "sig" }) => kty === "RSA" && use === "sig");
    return usable.length > 0 ? ok(String(usable.length)) : failed("RSA");
  } catch (error) {
    return failed(codeOf(error));
  }
}

/**
 * Checks each step of reaching the provider that needs no person, with what was found.
 * Throws nothing.
 */
export async function tryDiscovery(settings: Pick<OidcSettings, "issuer" | "scopes">): Promise<Result[]> {
  const found: Partial<Record<Result["step"], Outcome>> = {};
  const results = () =>
    discoverySteps.map((step): Result => ({ step, ...(found[step] ?? { outcome: "skipped" }) }));
  let answer: Read;
  try {
    answer = await read(discoveryOf(settings.issuer));
  } catch (error) {
    found.reach = failed(codeOf(error));
    return results();
  }
  found.reach = ok(discoveryOf(settings.issuer));
  found.clock = judgeClock(answer.skewSeconds);
  const document = answer.status === 200 ? parsed(documentSchema, answer.text) : undefined;
  if (!document) {
    found.document = failed(String(answer.status));
    return results();
  }
  found.document = ok();
  found.issuer = isSameIssuer(document.issuer, settings.issuer) ? ok() : failed(document.issuer);
  found.keys = await judgeKeys(document.jwks_uri);
  found.scopes = judgeScopes(settings.scopes, document.scopes_supported);
  return results();
}
