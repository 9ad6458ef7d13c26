import { describedAs } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { httpOperations } from "@/lib/http/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  // The process answers. `/api/ready` says whether it can work.
  GET: describedAs(httpOperations.checkHealth, async () =>
    Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
  ),
});
