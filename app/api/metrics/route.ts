import { notFound, ProblemError } from "@/lib/errors";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { isBearer } from "@/lib/http/is-bearer";
import { metricsOperations } from "@/lib/http/metrics-operations";
import { writeMetrics } from "@/lib/runtime/write-metrics";

const tokenWanted = () =>
  new ProblemError({
    status: 401,
    code: "token_required",
    message: "The metrics are read with their token.",
    headers: { "www-authenticate": "Bearer" },
  });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(metricsOperations.readMetrics, async ({ request, runtime }) => {
    const { metricsToken } = runtime.env;
    if (metricsToken === undefined) throw notFound();
    if (!isBearer(request, metricsToken)) throw tokenWanted();
    const { text, contentType } = await writeMetrics(runtime);
    return new Response(text, { headers: { "content-type": contentType } });
  }),
});
