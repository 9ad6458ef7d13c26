import type { Store } from "@/lib/sandbox/store/open-store";

export type Employer = { id: number; name: string; apiKey: string };

const columns = "id, name, api_key as apiKey";

export const findEmployerByKey = (store: Store, apiKey: string): Employer | undefined =>
  store.db.prepare<[string], Employer>(`select ${columns} from employers where api_key = ?`).get(apiKey);

export function getEmployerOrThrow(store: Store, id: number): Employer {
  const employer = store.db
    .prepare<[number], Employer>(`select ${columns} from employers where id = ?`)
    .get(id);
  if (!employer) throw new Error(`There is no employer ${id}.`);
  return employer;
}

/** The key before stops working. */
export function replaceKey(store: Store, id: number, apiKey: string): void {
  store.db.prepare("update employers set api_key = ? where id = ?").run(apiKey, id);
}
