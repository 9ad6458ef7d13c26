import { describedAs } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { httpOperations } from "@/lib/http/operations";
import { checkReadiness } from "@/lib/runtime/check-readiness";
import { getRuntime } from "@/lib/runtime/runtime";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: describedAs(httpOperations.checkReadiness, async () => {
    const ready = await getRuntime().then(checkReadiness, () => false);
    return Response.json(
      { status: ready ? "ready" : "not_ready" },
      { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  }),
});
