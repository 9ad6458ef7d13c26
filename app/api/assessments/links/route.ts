import { copyLinks } from "@/lib/assessments/copy-links";
import { linksBodySchema } from "@/lib/assessments/own-schema";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const POST = withUser("recruiter", async ({ request, runtime, user }) => {
  const { ids } = await readJson(request, linksBodySchema);
  return Response.json(await copyLinks(runtime.store, ids, user));
});
