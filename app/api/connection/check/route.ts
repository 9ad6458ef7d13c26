import { checkConnection } from "@/lib/connection/check-connection";
import { readConnection } from "@/lib/connection/read-connection";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser("administrator", async ({ runtime, user }) => {
    await checkConnection(runtime.store, runtime.mirror, user);
    return Response.json(await readConnection(runtime.store, runtime.connection));
  }),
});
