import { everyMethod } from "@/lib/http/every-method";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";
import { checkCandidate } from "@/lib/invitations/check-candidate";
import { candidateCheckQuerySchema } from "@/lib/invitations/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("recruiter", async ({ request, runtime, user }) => {
    const query = readQuery(request, candidateCheckQuerySchema);
    return Response.json(await checkCandidate(runtime.store, query, user));
  }),
});
