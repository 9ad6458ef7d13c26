import { InvalidParameters, type Operation } from "@/lib/assessment-api/errors";
import { type Answer, exchange, type Outgoing, type Transport } from "@/lib/assessment-api/exchange";
import { type RetryPolicy, retryRead } from "@/lib/assessment-api/retry";
import type { Secret } from "@/lib/assessment-api/secret";

type Bounds = Omit<Outgoing, "operation" | "url" | "form">;

export type Requests = {
  get(operation: Operation, path: string, bounds: Bounds & { retries?: number }): Promise<Answer>;
  post(operation: Operation, path: string, form: URLSearchParams, bounds: Bounds): Promise<Answer>;
};

/** The key goes only into the query of a GET and the form of a POST (section 5). */
export function openRequests(parts: {
  base: URL;
  apiKey: string;
  secret: Secret;
  transport: Transport;
  policy: RetryPolicy;
}): Requests {
  const { base, apiKey, secret, transport, policy } = parts;

  async function send(outgoing: Outgoing): Promise<Answer> {
    try {
      return await exchange(transport, outgoing);
    } catch (error) {
      throw error instanceof InvalidParameters ? scrubbed(error) : error;
    }
  }

  function scrubbed({ errors, operation, retryAfterMs }: InvalidParameters): InvalidParameters {
    const clean = Object.entries(errors).map(([name, texts]) => [
      secret.scrub(name),
      texts.map(secret.scrub),
    ]);
    return new InvalidParameters(Object.fromEntries(clean), { operation, retryAfterMs });
  }

  return {
    async get(operation, path, { retries = policy.retries, ...bounds }) {
      const url = new URL(path, base);
      url.searchParams.set("api_key", apiKey);
      const once = () => send({ operation, url, ...bounds });
      return retryRead(operation, once, { ...policy, retries }, bounds.signal);
    },
    async post(operation, path, form, bounds) {
      form.set("api_key", apiKey);
      return send({ operation, url: new URL(path, base), form, ...bounds });
    },
  };
}
