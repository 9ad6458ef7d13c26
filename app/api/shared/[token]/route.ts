import { callerAddress } from "@/lib/auth/caller-address";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { etagOf } from "@/lib/shortlists/etag";
import { openSharedLink } from "@/lib/shortlists/guard-shared-link";
import { shortlistOperations } from "@/lib/shortlists/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.readShared, async ({ request, params, runtime }) => {
    const opened = { token: params.token, address: callerAddress(request.headers) };
    const shared = await openSharedLink(runtime.store, runtime.database, opened);
    // An open page polls this, and most answers hold nothing new.
    const etag = etagOf(shared);
    const isKnown = request.headers.get("if-none-match") === etag;
    if (isKnown) return new Response(null, { status: 304, headers: { etag } });
    return Response.json(shared, { headers: { etag } });
  }),
});
