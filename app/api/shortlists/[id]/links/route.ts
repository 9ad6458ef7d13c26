import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { makeSharedLink } from "@/lib/shortlists/shared-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(shortlistOperations.makeSharedLink, ({ params, body, runtime, user }) =>
    makeSharedLink(runtime.store, { ...params, ...body, appUrl: runtime.env.appUrl }, user),
  ),
});
