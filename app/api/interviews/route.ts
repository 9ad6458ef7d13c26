import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";
import { listInterviews } from "@/lib/interviews/list-interviews";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ runtime }) => Response.json(await listInterviews(runtime.store))),
});
