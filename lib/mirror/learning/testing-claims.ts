import fc from "fast-check";
import { expect } from "vitest";
import { type Claimer, claimAssessment } from "@/lib/claims/claim-assessment";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { TestStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { ProblemError } from "@/lib/errors";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";

/** What a list that shows it completed writes, as far as identities are concerned. */
export const complete = (store: Store, id: number) =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("assessments")
      .set({ status: "not_recommended", version })
      .where("id", "=", id)
      .execute();
  });

export const ignoringRefusals = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });

/** A store that knows an interview. */
export async function openWithInterview(place: TestStore) {
  const { db } = await place.open();
  const store = await createStore(db);
  await createInterview(store, 1, "Backend Engineer");
  return store;
}

/** In any order, the service’s word stands once it has spoken, and no claim is lost. */
export async function expectWordStands(store: Store, numRuns: number): Promise<void> {
  await createInterview(store, 2, "Analyst");
  const claimers: Claimer[] = ["dana", "noah"].map((id) => ({ id, name: id, role: "recruiter" }));
  for (const { id, name } of claimers) await createMember(store, id, name);
  let id = 0;
  const claim = fc.record({
    kind: fc.constantFrom("claim", "correct", "claim at once" as const),
    email: fc.constantFrom("true", "TRUE", "wrong"),
    interviewId: fc.constantFrom(1, 2),
    by: fc.constantFrom(...claimers),
  });
  const step = fc.oneof(
    { weight: 4, arbitrary: claim },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw" as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("complete" as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("read" as const) }) },
  );
  const tellsInterview = fc.boolean();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), tellsInterview, async (steps, told) => {
      id += 1;
      await createAssessment(store, id, { interview_id: null });
      const row = () =>
        store.db.selectFrom("assessments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      // Each run has its own candidates, so that no run's rows block another's.
      const address = (email: string) => `${email}${id}@example.com`;
      const word = { email: address("true"), interviewId: told ? 1 : null };
      let made = 0;
      let spoken: string | undefined;
      const read = async () => {
        if ((await row()).status === "pending") return;
        await keepIdentity(store, id, word);
        spoken ??= JSON.stringify(await row());
      };
      for (const one of [...steps, { kind: "complete" as const }, { kind: "read" as const }]) {
        const { claimed_at } = await row();
        if (one.kind === "complete") await complete(store, id);
        else if (one.kind === "read") await read();
        else if (one.kind === "withdraw") {
          await ignoringRefusals(
            withdrawClaim(store, id, claimed_at ?? store.now().toISOString(), claimers[0] as Claimer),
          );
        } else {
          const replaces = one.kind === "correct" ? (claimed_at ?? undefined) : undefined;
          const body = { interviewId: one.interviewId, candidate: { email: address(one.email) }, replaces };
          const tries = [claimAssessment(store, id, body, one.by)];
          if (one.kind === "claim at once") {
            const other = { ...body, candidate: { email: address("wrong") } };
            tries.push(claimAssessment(store, id, other, one.by));
          }
          const claims = await Promise.all(tries.map(ignoringRefusals));
          const won = claims.filter(Boolean).length;
          expect(won).toBeLessThanOrEqual(1);
          made += won;
        }
      }
      const end = await row();
      expect(end).toMatchObject({ email_folded: address("true"), identity_read_at: expect.any(String) });
      if (told) expect(end.interview_id).toBe(1);
      expect(["claimed", "learned"]).toContain(end.identity);
      // Nothing after its word changed a thing, but the version of another completion.
      const { version: _, ...was } = JSON.parse(spoken ?? "{}");
      const { version: __, ...is } = end;
      expect(is).toEqual(was);
      const events = await store.db
        .selectFrom("events")
        .select("kind")
        .where("assessment_id", "=", id)
        .execute();
      expect(events.filter(({ kind }) => kind === "claimed")).toHaveLength(made);
      expect(events.filter(({ kind }) => kind === "claim_overruled")).toHaveLength(
        end.overruled_claim === null ? 0 : 1,
      );
    }),
    { numRuns },
  );
}
