import { checkReadiness } from "@/lib/check-readiness";
import { getRuntime } from "@/lib/runtime";

export async function GET() {
  const ready = await getRuntime().then(checkReadiness, () => false);
  return Response.json(
    { status: ready ? "ready" : "not_ready" },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
