import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listShortlists } from "@/lib/shortlists/list-shortlists";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { shortlistOperations } from "@/lib/shortlists/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.listShortlists, ({ query, runtime, user }) =>
    listShortlists(runtime.store, query, user),
  ),
  POST: carryOut(shortlistOperations.makeShortlist, ({ body, runtime, user }) =>
    makeShortlist(runtime.store, body, user),
  ),
});
