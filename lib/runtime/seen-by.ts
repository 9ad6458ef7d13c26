import type { User } from "@/lib/auth/sessions/session";
import type { Store } from "@/lib/db/store";
import { limitKey } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { limitOf } from "@/lib/members/read-limits";
import type { Runtime } from "@/lib/runtime/runtime";

type Reader = Pick<User, "id" | "role">;

/** The runtime with the store as a person sees it. Every answer to a signed-in person is read with it. */
export async function seenBy(runtime: Runtime, user: Reader): Promise<Runtime> {
  const limit = await limitOf(runtime.store, user);
  return limit ? withStore(runtime, limitStore(runtime.store, limit)) : runtime;
}

const withStore = (runtime: Runtime, store: Store): Runtime => ({
  ...runtime,
  store,
  // The queue itself goes on with all rows.
  invitations: { ...runtime.invitations, store },
});

/** Whether this runtime shows the same rows as the limit. */
export const seesTheSame = ({ store }: Pick<Runtime, "store">, limit: Store["limit"]): boolean =>
  limitKey(store.limit) === limitKey(limit);
