import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { shareShortlist, unshareShortlist } from "@/lib/shortlists/share-shortlist";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(shortlistOperations.shareShortlist, async ({ params, runtime, user }) => ({
    shortlist: await shareShortlist(runtime.store, params, user),
  })),
  DELETE: carryOut(shortlistOperations.unshareShortlist, async ({ params, runtime, user }) => ({
    shortlist: await unshareShortlist(runtime.store, params, user),
  })),
});
