import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { vote } from "@/lib/shortlists/vote";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(shortlistOperations.vote, async ({ params, body, runtime, user }) => ({
    shortlist: await vote(runtime.store, params, body, user),
  })),
});
