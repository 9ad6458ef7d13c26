import { checkReadiness } from "@/lib/check-readiness";
import { everyMethod } from "@/lib/http/every-method";
import { getRuntime } from "@/lib/runtime";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: async () => {
    const ready = await getRuntime().then(checkReadiness, () => false);
    return Response.json(
      { status: ready ? "ready" : "not_ready" },
      { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
    );
  },
});
