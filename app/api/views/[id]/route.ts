import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { readUuid } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";
import { changeView, deleteView } from "@/lib/views/change-view";
import { changedViewSchema } from "@/lib/views/schema";

const readId = (id: string) => readUuid(id, "This view isn’t here any more.", { reason: "view_missing" });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: withUser<{ id: string }>("viewer", async ({ request, params, runtime, user }) => {
    const id = readId(params.id);
    const change = await readJson(request, changedViewSchema);
    return Response.json({ view: await changeView(runtime.store, id, change, user) });
  }),
  DELETE: withUser<{ id: string }>("viewer", async ({ params, runtime, user }) => {
    await deleteView(runtime.store, readId(params.id), user);
    return new Response(null, { status: 204 });
  }),
});
