import { copyLinks } from "@/lib/assessments/copy-links";
import { linksBodySchema, weightOf } from "@/lib/assessments/own-schema";
import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser("recruiter", async ({ request, runtime, user }) => {
    const { ids } = await readJson(request, linksBodySchema);
    runtime.changes.admit(user, weightOf(ids));
    return Response.json(await copyLinks(runtime.store, ids, user));
  }),
});
