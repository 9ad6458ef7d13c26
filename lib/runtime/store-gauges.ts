import { Gauge, Registry } from "prom-client";
import { instant, type Store } from "@/lib/db/store";

/** Ages of unconfirmed invitations, in seconds. Looking settles most of them within minutes. */
const ages = { under_5m: 300, under_1h: 3_600, under_1d: 86_400 };

const secondsAt = (instant: string) => Date.parse(instant) / 1_000;

/** These are the same on every instance. @throws the store's error. */
export async function storeGauges(store: Store): Promise<Registry> {
  const registry = new Registry();
  const now = store.now().getTime();
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `shortlist_${name}`, help, labelNames, registers: [registry] });

  const [state, groups, unconfirmed] = await Promise.all([
    store.db
      .selectFrom("mirror_state")
      .select(["unreadable_rows", "odd_rows", "identities_left", "succeeded_at", "failing_since"])
      .where("source_id", "=", store.sourceId)
      .executeTakeFirst(),
    store.db
      .selectFrom("assessment_counts")
      .select(({ fn }) => ["status", "gone", fn.sum<number | string>("number").as("number")])
      .where("source_id", "=", store.sourceId)
      .groupBy(["status", "gone"])
      .execute(),
    store.db
      .selectFrom("invitations")
      .select(({ fn }) => [
        fn.countAll<number | string>().as("all"),
        fn.min("submitted_at").as("oldest"),
        ...Object.values(ages).map((seconds) =>
          fn
            .countAll<number | string>()
            .filterWhere("submitted_at", ">", instant(new Date(now - seconds * 1_000)))
            .as(`under_${seconds}`),
        ),
      ])
      .where("source_id", "=", store.sourceId)
      .where("state", "=", "unconfirmed")
      .executeTakeFirstOrThrow(),
  ]);

  const rows = gauge("assessments", "Assessments by status; gone: the service no longer lists them.", [
    "status",
    "gone",
  ]);
  for (const { status, gone, number } of groups) rows.set({ status, gone }, Number(number));
  gauge("list_rows_without_id", "Rows of the last list without an id that can be read.").set(
    state?.unreadable_rows ?? 0,
  );
  gauge("list_odd_rows", "Rows of the last list that were odd in any way.").set(state?.odd_rows ?? 0);
  gauge("names_left", "Completed assessments whose candidate is still to be read.").set(
    state?.identities_left ?? 0,
  );
  if (state?.succeeded_at)
    gauge("list_good_timestamp_seconds", "When the last good list was begun, Unix time.").set(
      secondsAt(state.succeeded_at),
    );
  gauge("list_failing", "1 while the last poll had no list to go by.").set(state?.failing_since ? 1 : 0);

  const byAge = gauge("unconfirmed_invitations", "Invitations of which nobody knows whether they landed.", [
    "age",
  ]);
  let younger = 0;
  for (const [age, seconds] of Object.entries(ages)) {
    const upToHere = Number(unconfirmed[`under_${seconds}`]);
    byAge.set({ age }, upToHere - younger);
    younger = upToHere;
  }
  byAge.set({ age: "older" }, Number(unconfirmed.all) - younger);
  gauge("unconfirmed_oldest_seconds", "How old the oldest of them is; 0 where there is none.").set(
    unconfirmed.oldest ? Math.max(0, now / 1_000 - secondsAt(unconfirmed.oldest)) : 0,
  );
  return registry;
}
