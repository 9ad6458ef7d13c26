import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { changeProfile } from "@/lib/members/change-profile";
import { profileChangeSchema } from "@/lib/members/profile-schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", ({ user }) => Response.json(user)),
  PATCH: withUser("viewer", async ({ request, runtime, user }) => {
    const change = await readJson(request, profileChangeSchema);
    return Response.json(await changeProfile(runtime.store.db, user, change, runtime.store.now()));
  }),
});
