import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";
import { readAttention } from "@/lib/invitations/read-attention";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ runtime, user }) =>
    Response.json(await readAttention(runtime.store, user)),
  ),
});
