import { readConnection } from "@/lib/connection/read-connection";
import { withUser } from "@/lib/http/with-user";

export const GET = withUser("administrator", async ({ runtime }) =>
  Response.json(await readConnection(runtime.store, runtime.connection)),
);
