import { createHash } from "node:crypto";
import { presentListed } from "@/lib/sandbox/api/present-assessment";
import type { Service } from "@/lib/sandbox/service/service";
import { listAssessments, listChanged } from "@/lib/sandbox/store/list-assessments";
import type { Store } from "@/lib/sandbox/store/open-store";

type Kept = {
  /** Each row as JSON by its id, in the order of the list. */
  rows: Map<number, string>;
  /** Our own record of changes lacks what another process wrote. */
  dataVersion: unknown;
  changes: number;
  body: Buffer<ArrayBuffer>;
  etag: string;
};

// Recorded for this connection only, so that one change doesn't make a list of 100 000 rows anew.
function recordChanges(store: Store): void {
  store.db.exec(`
    create temp table changed (number integer primary key autoincrement, id integer not null);
    create temp trigger note_insert after insert on main.assessments
      begin insert into changed (id) values (new.id); end;
    create temp trigger note_update after update on main.assessments
      begin insert into changed (id) values (new.id); end;`);
}

/** The body of one employer's `GET /assessments`: only what changed is made anew. Its ETag is a hash of it. */
export function createListBody({ store, urls }: Service): (employerId: number) => Kept {
  recordChanges(store);
  const kept = new Map<number, Kept>();
  const lastChange = store.db.prepare<[], { last: number | null }>("select max(number) as last from changed");

  return (employerId) => {
    const dataVersion = store.db.pragma("data_version", { simple: true });
    const changes = lastChange.get()?.last ?? 0;
    const latest = kept.get(employerId);
    const before = latest?.dataVersion === dataVersion ? latest : undefined;
    if (before?.changes === changes) return before;

    const rows = before?.rows ?? new Map<number, string>();
    const read = before ? listChanged(store, employerId, before.changes) : listAssessments(store, employerId);
    for (const row of read) rows.set(row.id, JSON.stringify(presentListed(row, urls)));
    const body = Buffer.from(`[${[...rows.values()].join(",")}]`) as Buffer<ArrayBuffer>;
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    const made = { rows, dataVersion, changes, body, etag };
    kept.set(employerId, made);
    return made;
  };
}
