import { accessOperations } from "@/lib/auth/access/operations";
import { readAccess } from "@/lib/auth/access/read-access";
import { changeRule } from "@/lib/auth/second-factor/rule";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(accessOperations.changeSecondFactorRule, async ({ body, runtime, session, user }) => {
    const { store, env } = runtime;
    const by = { id: user.id, name: user.name, sessionId: session.id };
    await changeRule(store.db, body.secondFactor, by, store.now());
    return readAccess(store, env, user);
  }),
});
