import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { listViews } from "@/lib/views/list-views";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

export const GET = withUser("viewer", async ({ runtime, user }) =>
  Response.json({ views: await listViews(runtime.store, user) }),
);

export const POST = withUser("viewer", async ({ request, runtime, user }) => {
  const view = await saveView(runtime.store, await readJson(request, newViewSchema), user);
  return Response.json({ view }, { status: 201 });
});
