import { callerAddress } from "@/lib/auth/caller-address";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod, headOf } from "@/lib/http/every-method";
import type { Runtime } from "@/lib/runtime/runtime";
import { etagOf } from "@/lib/shortlists/etag";
import { openSharedLink } from "@/lib/shortlists/guard-shared-link";
import { openingHeader } from "@/lib/shortlists/opening-header";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { noteOpened } from "@/lib/shortlists/shared-links";

type Asked = { request: Request; params: { token: string }; runtime: Runtime };

async function read({ request, params: { token }, runtime: { store, database } }: Asked): Promise<Response> {
  const shared = await openSharedLink(store, database, { token, address: callerAddress(request.headers) });
  // An open page polls this, and most answers hold nothing new.
  const etag = etagOf(shared);
  const isKnown = request.headers.get("if-none-match") === etag;
  if (isKnown) return new Response(null, { status: 304, headers: { etag } });
  return Response.json(shared, { headers: { etag } });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.readShared, async (asked) => {
    const answer = await read(asked);
    // GET is safe: what is counted changes nothing that anybody reads by the link.
    if (asked.request.headers.has(openingHeader)) await noteOpened(asked.runtime.store, asked.params.token);
    return answer;
  }),
  HEAD: headOf(carryOut(shortlistOperations.readShared, read)),
});
