import { everyMethod } from "@/lib/http/every-method";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";
import { readInsights } from "@/lib/insights/read-insights";
import { insightsQuerySchema } from "@/lib/insights/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ request, runtime, user }) =>
    Response.json(await readInsights(runtime.store, readQuery(request, insightsQuerySchema), user)),
  ),
});
