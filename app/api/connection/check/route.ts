import { checkConnection } from "@/lib/connection/check-connection";
import { connectionOperations } from "@/lib/connection/operations";
import { readConnection } from "@/lib/connection/read-connection";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(connectionOperations.checkConnection, async ({ runtime, user }) => {
    await checkConnection(runtime.store, runtime.mirror, user);
    return readConnection(runtime.store, runtime.connection);
  }),
});
