import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";
import { readTeamSettings } from "@/lib/settings/read-team-settings";
import { teamSettingsBodySchema } from "@/lib/settings/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("administrator", async ({ runtime }) => Response.json(await readTeamSettings(runtime.store))),
  PUT: withUser("administrator", async ({ request, runtime, user }) => {
    const body = await readJson(request, teamSettingsBodySchema);
    return Response.json(await changeTeamSettings(runtime.store, body, user));
  }),
});
