import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { listViews } from "@/lib/views/list-views";
import { saveView } from "@/lib/views/save-view";
import { newViewSchema } from "@/lib/views/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ runtime, user }) =>
    Response.json({ views: await listViews(runtime.store, user) }),
  ),
  POST: withUser("viewer", async ({ request, runtime, user }) => {
    const body = await readJson(request, newViewSchema);
    await runtime.creates.admit(user);
    const view = await saveView(runtime.store, body, user);
    return Response.json({ view }, { status: 201 });
  }),
});
