import { readConnection } from "@/lib/connection/read-connection";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("administrator", async ({ runtime }) =>
    Response.json(await readConnection(runtime.store, runtime.connection)),
  ),
});
