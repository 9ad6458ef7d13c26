import { accessOperations } from "@/lib/auth/access/operations";
import { readAccess } from "@/lib/auth/access/read-access";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(accessOperations.readAccess, ({ runtime: { store, env }, user }) =>
    readAccess(store, env, user),
  ),
});
