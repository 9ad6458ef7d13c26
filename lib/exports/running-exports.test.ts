import { expect, test } from "vitest";
import { connectDatabase } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import {
  ali,
  dana,
  eachKind,
  kinds,
  rows,
  runningExports,
  untilEnd,
  untilItFails,
} from "@/lib/exports/testing-exports";

const never = new Promise<never>(() => undefined);

onEachStore("an export", (open, engine) => {
  const { filled, exportsFrom, cleanUp } = runningExports(engine);

  eachKind("of %s that is read to its end says so", async (_title, kind) => {
    const { from, endedOnce, endings } = await exportsFrom(await filled(), kind);
    const csv = await new Response(await kind.begin(from, untilEnd())).text();
    expect(csv.trimEnd().split("\r\n")).toHaveLength(1 + rows);
    await endedOnce(true);
    expect(await endings()).toEqual([{ rows, complete: true }]);
  });

  eachKind("of %s that is given up ends once, whatever it was at", async (_title, kind) => {
    const { from, endings } = await exportsFrom(await filled(), kind);
    for (let taken = 0; taken < 6; taken += 1) {
      const reader = (await kind.begin(from, untilEnd())).getReader();
      for (let chunk = 0; chunk < taken; chunk += 1) await reader.read();
      await reader.cancel();
      // The pace of a file that is read: by then the batch that was being read has been, too.
      await new Response(await kind.begin(from, untilEnd())).text();
      expect(await endings()).toHaveLength(2 * (taken + 1));
    }
    expect(from.exports.size()).toBe(0);
  });

  eachKind("of %s that can’t be read on, or not at all, ends", async (_title, kind) => {
    for (const isAtOnce of [true, false]) {
      const { store, from, endedOnce } = await exportsFrom(await filled(), kind);
      const { where } = await open({ isMigrated: false });
      const empty = connectDatabase(where);
      cleanUp(empty.close);
      let isGone = isAtOnce;
      const wanted = {
        ...from,
        store: {
          ...store,
          get db() {
            return isGone ? empty.db : store.db;
          },
        },
      };
      const read = async () => {
        const reader = (await kind.begin(wanted, untilEnd())).getReader();
        await reader.read();
        isGone = true;
        return untilItFails(reader);
      };
      await expect(read()).rejects.toThrow();
      await endedOnce(false);
    }
  });

  eachKind("of %s ends with the process", async (_title, kind) => {
    const { from, endings } = await exportsFrom(await filled(), kind);
    const reader = (await kind.begin(from, untilEnd())).getReader();
    const waiting = (
      await kind.begin(
        from,
        untilEnd(() => never),
      )
    ).getReader();
    const leaving = await kind.begin(from, untilEnd());
    await reader.read();
    await waiting.read();
    void leaving.cancel();
    await from.exports.close();
    expect(await endings()).toHaveLength(3);
    for (const one of [reader, waiting])
      await expect(untilItFails(one)).rejects.toMatchObject({ name: "AbortError" });
    const late = await kind.begin(from, untilEnd());
    await expect(untilItFails(late.getReader())).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(endings).toHaveLength(4);
    expect(from.exports.size()).toBe(0);
  });

  eachKind("of %s says how it ended once the store takes it again", async (_title, kind) => {
    const { store, from, endedOnce } = await exportsFrom(await filled(), kind, { lookEveryMs: 10 });
    const stream = await kind.begin(from, untilEnd());
    await store.db.schema.alterTable("audit_log").renameTo("away").execute();
    await stream.cancel();
    expect(from.exports.size()).toBe(0);
    await store.db.schema.alterTable("away").renameTo("audit_log").execute();
    await endedOnce(false);
  });

  test("is one of three that a person has at once, of both kinds; whichever way one ends, there is room again", async () => {
    const { assessments, "the audit log": log } = kinds;
    const { from } = await exportsFrom(await filled(), assessments, { lookEveryMs: 10 });
    const rights = { areLost: false };
    const leaving = new AbortController();
    await assessments.begin(from, { ...untilEnd(), signal: leaving.signal });
    const given = await log.begin(from, untilEnd());
    await log.begin(
      from,
      untilEnd(async () => !rights.areLost),
    );
    const refused = { problem: { status: 429, reason: "too_many_exports", params: { atMost: 3 } } };
    const isFull = async () => {
      await expect(async () => from.exports.refuseMore(dana)).rejects.toMatchObject(refused);
      for (const kind of [assessments, log])
        await expect(kind.begin(from, untilEnd())).rejects.toMatchObject(refused);
    };
    await isFull();
    await (await assessments.begin(from, untilEnd(), ali)).cancel();
    const ends = [
      () => leaving.abort(),
      () => given.cancel(),
      () => {
        rights.areLost = true;
      },
    ];
    let last: ReadableStream | undefined;
    for (const end of ends) {
      end();
      await expect.poll(() => from.exports.size()).toBe(2);
      last = await assessments.begin(from, untilEnd());
      await isFull();
    }
    await new Response(last).text();
    expect(from.exports.size()).toBe(2);
    // Five begin at the same moment.
    const some = await Promise.allSettled(Array.from({ length: 5 }, () => log.begin(from, untilEnd())));
    expect(some.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
