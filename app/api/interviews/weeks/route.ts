import { everyMethod } from "@/lib/http/every-method";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";
import { listWeeks } from "@/lib/interviews/list-weeks";
import { weeksQuerySchema } from "@/lib/interviews/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ request, runtime }) =>
    Response.json(await listWeeks(runtime.store, readQuery(request, weeksQuerySchema).zone)),
  ),
});
