import type { Fault, Mishap, Operation } from "./history";
import { type Answered, type Service, serviceKey } from "./service";
import type { Owner, World } from "./world";

export type Request = {
  operation: Operation;
  owner: Owner;
  parameters: URLSearchParams;
  leftAtMs: number;
  /** The assessment ids in the store when it left. */
  known: ReadonlySet<number>;
  /** Of a create: the invitation’s id. */
  invitation?: string;
  mishap?: Mishap;
  /** The service’s answer, if the request arrived. */
  answered?: Answered;
  /** The caller has its answer, or has given up. */
  isOver: boolean;
};

export type Wire = {
  requests: readonly Request[];
  /** Whether a request may still arrive, even if its caller has given up. */
  isOnItsWay(): boolean;
  fetchOf(owner: Owner): typeof globalThis.fetch;
};

const operationOf = (method: string, path: string): Operation => {
  if (method === "POST") return "create";
  if (path === "/interviews") return "interviews";
  return path === "/assessments" ? "list" : "read";
};

/** As undici reports it: only a failed connection proves that the request didn’t leave. */
const failed = (code: string, syscall: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code, syscall }) });

const never = new Promise<never>(() => undefined);

const retryable = (seconds: number): Answered & { after: number } => ({
  status: 429,
  body: {},
  after: seconds,
});

/**
 * The network between the instances and the service: requests take time, and meet the history’s mishaps.
 * @param options.onLeave called first when a request leaves.
 */
export function openWire(
  world: World,
  service: Service,
  history: { service: { lag: number; hasEtag: boolean; tellsTime: boolean }; faults: Fault[] },
  onLeave: (request: Request) => ReadonlySet<number>,
): Wire {
  const requests: Request[] = [];
  let onTheirWay = 0;
  const counts: Record<Operation, number> = { create: 0, list: 0, read: 0, interviews: 0 };
  const mishaps = new Map<string, Mishap>();
  for (const fault of history.faults)
    if (fault.on !== "commit") mishaps.set(`${fault.on} ${fault.nth}`, fault.mishap);

  function meet(operation: Operation): Mishap | undefined {
    const nth = counts[operation];
    counts[operation] += 1;
    return world.isCalm ? undefined : mishaps.get(`${operation} ${nth}`);
  }

  const lagMs = () => (world.isCalm ? 0 : history.service.lag * 1_000);
  const quickMs = () => (world.isCalm ? 1 : world.between(1, 80));

  /** An id that the program knew before its request: an answer with it can’t be about the new one. */
  function another({ known }: Request, row: number): unknown {
    const ids = service.made.filter(({ id, isRemoved }) => !isRemoved && known.has(id)).map(({ id }) => id);
    return ids.length > 0 ? service.created(ids[row % ids.length] ?? 0) : undefined;
  }

  function headers(answered: Answered & { after?: number }): Record<string, string> {
    return {
      "content-type": "application/json",
      ...(history.service.tellsTime && { date: new Date(service.nowMs()).toUTCString() }),
      ...(history.service.hasEtag && answered.etag && { etag: answered.etag }),
      ...(answered.after !== undefined && { "retry-after": String(answered.after) }),
    };
  }

  async function carry(request: Request, asked: { method: string; path: string; known?: string }) {
    const { operation, owner, parameters } = request;
    const mishap = meet(operation);
    request.mishap = mishap;
    // Of the many other requests only failures are worth telling.
    const isTold = operation === "create" || mishap !== undefined;
    const say = (text: string) => (isTold ? world.tell(text) : world.note(text));
    const whom = operation === "create" ? ` for ${parameters.get("candidate[email]")}` : "";
    const what = `${owner.name}: ${operation} of ${asked.path}${whom}`;
    say(`${what} leaves, to meet ${mishap ? JSON.stringify(mishap) : "nothing"}`);
    const slow = mishap?.kind === "slow" ? mishap : undefined;
    const lost = mishap?.kind === "lost" ? mishap : undefined;
    if (mishap?.kind === "refused") throw failed("ECONNREFUSED", "connect");

    // The request goes on, whatever happens to its caller.
    onTheirWay += 1;
    const arrived = new Promise<Answered>((resolve) => {
      const toThereMs = quickMs() + (slow?.there ?? 0) * 1_000;
      world.after(
        toThereMs,
        () => {
          onTheirWay -= 1;
          if (lost?.where === "request") return;
          if (mishap?.kind === "failed" && !mishap.isDone)
            return resolve({ status: mishap.status, body: {} });
          if (mishap?.kind === "pushed back") return resolve(retryable(mishap.after));
          const answered = service.answer({ ...asked, parameters, invitation: request.invitation }, lagMs());
          request.answered = answered;
          const said = operation === "list" ? answered.etag : JSON.stringify(answered.body);
          say(`${what} is answered ${answered.status} ${said}`);
          resolve(answered);
        },
        world.outside,
      );
    });
    if (lost) {
      if (!lost.isHeard) return never;
      await world.sleep(quickMs() * 2);
      throw failed("ECONNRESET", "read");
    }
    const answered = await arrived;
    await world.sleep(quickMs() + (slow?.back ?? 0) * 1_000);
    say(`${what} is back`);
    return respond(request, answered, mishap, asked.known);
  }

  function respond(request: Request, given: Answered, mishap: Mishap | undefined, known?: string): Response {
    let answered: Answered = given;
    if (mishap?.kind === "failed") answered = { status: mishap.status, body: {} };
    if (mishap?.kind === "names another" && request.operation === "create" && given.status === 201) {
      const body = another(request, mishap.row);
      if (body) answered = { status: 201, body };
    }
    const isSame = history.service.hasEtag && known !== undefined && known === answered.etag;
    if (isSame) return new Response(null, { status: 304, headers: headers(answered) });
    const { status } = answered;
    const text = JSON.stringify(answered.body);
    if (mishap?.kind === "garbled") return new Response("<html>", { status, headers: headers(answered) });
    if (mishap?.kind !== "cut") return new Response(text, { status, headers: headers(answered) });
    const half = new TextEncoder().encode(text.slice(0, text.length / 2));
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) controller.error(failed("ECONNRESET", "read"));
        else controller.enqueue(half);
        isSent = true;
      },
    });
    return new Response(body, { status, headers: headers(answered) });
  }

  return {
    requests,
    isOnItsWay: () => onTheirWay > 0,
    fetchOf: (owner) => async (input, init) => {
      const url = new URL(String(input));
      const method = init?.method ?? "GET";
      const path = url.pathname.replace(/^\/v1/, "");
      const form = init?.body instanceof URLSearchParams ? init.body : [];
      const parameters = new URLSearchParams([...url.searchParams, ...form]);
      if (parameters.get("api_key") !== serviceKey) throw new Error("A request left without the key.");
      const operation = operationOf(method, path);
      const request: Request = {
        operation,
        owner,
        parameters,
        leftAtMs: world.nowMs,
        known: new Set(),
        isOver: false,
      };
      request.known = onLeave(request);
      requests.push(request);
      const known = new Headers(init?.headers).get("if-none-match") ?? undefined;
      const aborted = new Promise<never>((_, reject) => {
        const abort = () => {
          request.isOver = true;
          reject(new DOMException("This operation was aborted", "AbortError"));
        };
        if (init?.signal?.aborted) abort();
        else init?.signal?.addEventListener("abort", abort, { once: true });
      });
      aborted.catch(() => undefined);
      try {
        return await Promise.race([carry(request, { method, path, known }), aborted]);
      } finally {
        request.isOver = true;
      }
    },
  };
}
