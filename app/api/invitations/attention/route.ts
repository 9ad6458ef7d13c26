import { withUser } from "@/lib/http/with-user";
import { listAttention } from "@/lib/invitations/list-attention";

export const GET = withUser("viewer", async ({ runtime }) =>
  Response.json({ invitations: await listAttention(runtime.store) }),
);
