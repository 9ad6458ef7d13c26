import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { insightOperations } from "@/lib/insights/operations";
import { readInsights } from "@/lib/insights/read-insights";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(insightOperations.readInsights, ({ query, runtime, user }) =>
    readInsights(runtime.store, query, user),
  ),
});
