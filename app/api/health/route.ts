import { describedAs } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { httpOperations } from "@/lib/http/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** The process answers. Whether it can work is `/api/ready`'s to say. */
  GET: describedAs(httpOperations.checkHealth, async () =>
    Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
  ),
});
