import { connectionOperations } from "@/lib/connection/operations";
import { readConnection } from "@/lib/connection/read-connection";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(connectionOperations.readConnection, ({ runtime }) =>
    readConnection(runtime.store, runtime.connection),
  ),
});
