import { useSetupLink as spendSetupLink } from "@/lib/auth/use-setup-link";
import { readJson } from "@/lib/http/read-json";
import { withoutUser } from "@/lib/http/with-user";
import { setupInputSchema } from "@/lib/members/schema";

export const POST = withoutUser(async ({ request, runtime }) => {
  const input = await readJson(request, setupInputSchema);
  return Response.json(await spendSetupLink(runtime.database.db, input, new Date()));
});
