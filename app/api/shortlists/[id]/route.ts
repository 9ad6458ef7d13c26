import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { deleteShortlist } from "@/lib/shortlists/delete-shortlist";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { readShortlist } from "@/lib/shortlists/read-shortlist";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.readShortlist, async ({ params, runtime, user }) => ({
    shortlist: await readShortlist(runtime.store, params.id, user),
  })),
  PATCH: carryOut(shortlistOperations.changeShortlist, async ({ params, body, runtime, user }) => ({
    shortlist: await changeShortlist(runtime.store, params.id, body, user),
  })),
  DELETE: carryOut(shortlistOperations.deleteShortlist, ({ params, runtime, user }) =>
    deleteShortlist(runtime.store, params.id, user),
  ),
});
