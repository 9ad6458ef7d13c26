import { readJson } from "@/lib/http/read-json";
import { readUuid } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";
import { changeView, deleteView } from "@/lib/views/change-view";
import { changedViewSchema } from "@/lib/views/schema";

const missing = "This view isn’t here any more.";

export const PATCH = withUser<{ id: string }>("viewer", async ({ request, params, runtime, user }) => {
  const id = readUuid(params.id, missing);
  const change = await readJson(request, changedViewSchema);
  return Response.json({ view: await changeView(runtime.store, id, change, user) });
});

export const DELETE = withUser<{ id: string }>("viewer", async ({ params, runtime, user }) => {
  await deleteView(runtime.store, readUuid(params.id, missing), user);
  return new Response(null, { status: 204 });
});
