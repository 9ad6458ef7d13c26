import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeTeamSettings } from "@/lib/settings/change-team-settings";
import { settingsOperations } from "@/lib/settings/operations";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(settingsOperations.readTeamSettings, ({ runtime }) => readTeamSettings(runtime.store)),
  PUT: carryOut(settingsOperations.changeTeamSettings, ({ body, runtime, user }) =>
    changeTeamSettings(runtime.store, body, user),
  ),
});
