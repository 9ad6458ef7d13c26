import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { revokeSharedLink } from "@/lib/shortlists/shared-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(shortlistOperations.revokeSharedLink, async ({ params, runtime, user }) => ({
    shortlist: await revokeSharedLink(runtime.store, params, user),
  })),
});
