import { withUser } from "@/lib/http/with-user";
import { readAttention } from "@/lib/invitations/read-attention";

export const GET = withUser("viewer", async ({ runtime, user }) =>
  Response.json(await readAttention(runtime.store, user)),
);
