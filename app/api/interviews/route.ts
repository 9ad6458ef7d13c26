import { withUser } from "@/lib/http/with-user";
import { listInterviews } from "@/lib/interviews/list-interviews";

export const GET = withUser("viewer", async ({ runtime }) =>
  Response.json({ interviews: await listInterviews(runtime.store) }),
);
