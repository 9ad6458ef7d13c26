import { checkProvider } from "@/lib/auth/access/check-provider";
import { accessOperations } from "@/lib/auth/access/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(accessOperations.testDiscovery, ({ runtime: { store, env }, user }) =>
    checkProvider(store.db, env.oidc, { actor: user, now: store.now() }),
  ),
});
