import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { candidateOf } from "@/lib/candidates/columns";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { recordWithin } from "@/lib/invitations/creating/record-invitation";

/** A fault put into the program on purpose, for the auditor to find. */
export type Mutant = {
  name: string;
  found: RegExp;
  /** A seed whose history shows it; the search begins there. */
  seed: number;
  /** Set where it does no harm with one writer at a time. */
  store?: "postgres";
  spoil?: string;
  /** Replaced exports of modules, made from the real ones. */
  modules?: Record<string, (real: never) => object>;
};

const module = <Real>(change: (real: Real) => Partial<Record<keyof Real, unknown>>) =>
  change as (real: never) => object;

type Lease = typeof import("@/lib/mirror/lease/lease");
type Erased = typeof import("@/lib/assessments/erased");
type Match = typeof import("@/lib/invitations/looking/match");
type News = typeof import("@/lib/feed/read-news");
type Client = typeof import("@/lib/assessment-api/client");
type Gone = typeof import("@/lib/mirror/gone/look-for-gone");
type Claim = typeof import("@/lib/claims/claim-assessment");
type Audit = typeof import("@/lib/audit/record-audit");
type Failure = typeof import("@/lib/invitations/sending/judge-failure");
type Version = typeof import("@/lib/db/next-version");
type Row = typeof import("@/lib/imports/claim-next-row");
type Follow = typeof import("@/lib/invitations/state/follow-import-row");
type Find = typeof import("@/lib/imports/find-import");
type Confirm = typeof import("@/lib/invitations/looking/confirm-probable");

const nextRow = async (store: Store) => {
  const row = await store.db
    .selectFrom("import_rows as r")
    .innerJoin("imports as m", "m.id", "r.import_id")
    .selectAll("r")
    .select(["m.started_by", "m.started_by_name"])
    .where("m.state", "=", "running")
    .where("r.state", "=", "waiting")
    .where("r.invitation_id", "is", null)
    .orderBy("r.line")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, inviter: { id: row.started_by ?? "", name: row.started_by_name ?? "" } };
};

export const mutants: Mutant[] = [
  {
    name: "the store has no unique index on open invitations",
    found: /two open invitations/,
    seed: 109,
    spoil: "drop index invitations_one_open",
  },
  {
    name: "creates are not serialised",
    found: /two creates are in flight at once|two calls are open at once/,
    seed: 28,
    spoil: "drop index invitations_one_call",
    modules: {
      "@/lib/invitations/state/select-open-call": module(() => ({
        selectOpenCall: (db: Store["db"]) =>
          db
            .selectFrom("invitations")
            .select(["id", "deadline_at", "lists_before_call"])
            .where("id", "=", "none"),
      })),
    },
  },
  {
    name: "the epoch of the lease is not checked",
    found: /wrote what it had polled after another had taken over/,
    seed: 1755,
    modules: {
      "@/lib/mirror/lease/lease": module<Lease>((real) => ({
        openLease: (...given: Parameters<Lease["openLease"]>) => ({
          ...real.openLease(...given),
          guard: (transaction: Transaction<Tables>) => lockSource(transaction, given[0].sourceId),
        }),
      })),
    },
  },
  {
    name: "whoever looks at the lease takes it",
    found: /polls that has no right to|two processes poll at once/,
    seed: 1,
    modules: {
      "@/lib/mirror/lease/lease": module<Lease>((real) => ({
        openLease: (store: Store, holder: string) => real.openLease(store, holder, { isAlone: true }),
      })),
    },
  },
  {
    name: "a list is judged while a create is in flight",
    found: /given out while a create was in flight/,
    seed: 402,
    modules: {
      "@/lib/invitations/looking/match": module<Match>((real) => ({
        judgeInvitations: (...[sought, rows, lists]: Parameters<Match["judgeInvitations"]>) =>
          real.judgeInvitations(sought, rows, { ...lists, beforeOpenCall: null }),
      })),
    },
  },
  {
    name: "the first list that lacks an invitation says that it did not land",
    found: /did not land, and the service has it/,
    seed: 1,
    modules: {
      "@/lib/invitations/looking/watch-ended-calls": module(() => ({
        watchEndedCalls: () => ({ look: (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)) }),
      })),
    },
  },
  {
    name: "a create that was not answered counts as not sent",
    found: /is not_sent, and the service has made it/,
    seed: 1,
    modules: {
      "@/lib/invitations/sending/judge-failure": module<Failure>((real) => ({
        judgeFailure(error: unknown) {
          const failure = real.judgeFailure(error);
          return failure.state === "unconfirmed" ? { ...failure, state: "not_sent" } : failure;
        },
      })),
    },
  },
  {
    name: "a create that failed is repeated",
    found: /repeated though nobody said so/,
    seed: 1,
    modules: {
      "@/lib/assessment-api/client": module<Client>((real) => ({
        createAssessmentClient(config: Parameters<Client["createAssessmentClient"]>[0]): AssessmentClient {
          const client = real.createAssessmentClient(config);
          return {
            ...client,
            createAssessment: (...given) =>
              client.createAssessment(...given).catch(() => client.createAssessment(...given)),
          };
        },
      })),
    },
  },
  {
    name: "an answer is believed whatever it names",
    found: /somebody else’s assessment/,
    seed: 59,
    modules: { "@/lib/invitations/sending/judge-answer": module(() => ({ canBeNew: () => true })) },
  },
  {
    name: "a match is confirmed whoever the service says it is",
    found: /somebody else’s assessment/,
    seed: 359,
    modules: {
      "@/lib/invitations/looking/confirm-probable": module<Confirm>((real) => ({
        async confirmProbable(
          ...[transaction, store, row, , version]: Parameters<Confirm["confirmProbable"]>
        ) {
          const { email, interview_id } = await transaction
            .selectFrom("invitations")
            .select(["email", "interview_id"])
            .where("id", "=", row.invitation_id)
            .executeTakeFirstOrThrow();
          return real.confirmProbable(transaction, store, row, { email, interviewId: interview_id }, version);
        },
      })),
    },
  },
  {
    name: "a call that goes on is taken for lost",
    found: /is not_sent, and|before the call was written down|two creates are in flight|went from/,
    seed: 32,
    modules: {
      "@/lib/invitations/sending/watch-unchanged": module(() => ({
        watchUnchanged: () => ({ look: (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)) }),
      })),
    },
  },
  {
    name: "two lists that lack a row are enough for it to be gone",
    found: /gone that the service has/,
    seed: 1,
    modules: {
      "@/lib/mirror/gone/look-for-gone": module<Gone>((real) => ({
        openGoneSearch: (parts: Parameters<Gone["openGoneSearch"]>[0]) =>
          real.openGoneSearch({
            ...parts,
            // An id that doesn’t exist.
            client: { getAssessment: () => parts.client.getAssessment(9_999_999) },
          }),
      })),
    },
  },
  {
    name: "a reader is told a version that is later than its rows",
    found: /a viewer sees other rows/,
    seed: 8,
    modules: {
      "@/lib/feed/read-news": module<News>((real) => ({
        async readNews(...given: Parameters<News["readNews"]>) {
          const news = await real.readNews(...given);
          const { epoch, version } = await real.readHead(given[0]);
          return { ...news, position: { epoch, version } };
        },
      })),
    },
  },
  {
    name: "a claim overwrites another",
    found: /the same claim is theirs/,
    seed: 24,
    modules: {
      "@/lib/claims/claim-assessment": module<Claim>((real) => ({
        async claimAssessment(...[store, id, body, claimer]: Parameters<Claim["claimAssessment"]>) {
          try {
            return await real.claimAssessment(store, id, body, claimer);
          } catch {
            const { claimed_at } = await store.db
              .selectFrom("assessments")
              .select("claimed_at")
              .where("id", "=", id)
              .executeTakeFirstOrThrow();
            return real.claimAssessment(store, id, { ...body, replaces: claimed_at ?? undefined }, claimer);
          }
        },
      })),
    },
  },
  {
    name: "a claim leaves no entry in the audit log",
    found: /a claim has no entry/,
    seed: 24,
    modules: {
      "@/lib/audit/record-audit": module<Audit>((real) => ({
        recordAudit: async (...[db, entry]: Parameters<Audit["recordAudit"]>) =>
          entry.action === "assessment_claimed" ? undefined : real.recordAudit(db, entry),
      })),
    },
  },
  {
    name: "the counts of changed rows are not kept",
    found: /counts are not those of the rows/,
    seed: 1,
    spoil: "drop trigger assessments_recounted",
  },
  {
    name: "a row is written in another transaction than its invitation",
    found: /written down without its row/,
    seed: 2,
    modules: {
      "@/lib/imports/claim-next-row": module<Row>((real) => ({
        async claimNextRow(store: Store, id: string) {
          const row = await nextRow(store);
          if (!row) return real.claimNextRow(store, id);
          const { import_id: importId, line, email, interview_id: interviewId, inviter } = row;
          const input = {
            interviewId: interviewId ?? 0,
            candidate: candidateOf({ ...row, email: email ?? "" }),
            suppressCandidateEmail: false,
          };
          const invitation = await store.db.transaction().execute(async (transaction) => {
            const version = await nextVersion(transaction, store.sourceId);
            const of = { store, submissionId: randomUUID(), input, inviter, importId };
            return recordWithin(transaction, version, of);
          });
          if (!invitation) return real.claimNextRow(store, id);
          await store.db
            .updateTable("import_rows")
            .set({ invitation_id: invitation.id })
            .where("import_id", "=", importId)
            .where("line", "=", line)
            .execute();
          return { invitation };
        },
      })),
    },
  },
  {
    name: "a row stays where it was when its invitation moves",
    found: /a row is waiting, and its invitation/,
    seed: 2,
    modules: {
      "@/lib/invitations/state/follow-import-row": module<Follow>(() => ({
        followImportRow: async () => undefined,
      })),
    },
  },
  {
    name: "a row that wasn’t answered is sent anew",
    found: /let go of an invitation that is unconfirmed/,
    seed: 9,
    modules: {
      "@/lib/invitations/state/follow-import-row": module<Follow>((real) => ({
        async followImportRow(...[transaction, of]: Parameters<Follow["followImportRow"]>) {
          await real.followImportRow(transaction, of);
          if (of.state !== "unconfirmed") return;
          await transaction
            .updateTable("import_rows")
            .set({ state: "waiting", reason: null, invitation_id: null })
            .where("invitation_id", "=", of.id)
            .execute();
        },
      })),
    },
  },
  {
    name: "an import is changed without a version of its own",
    found: /an import has changed without a version/,
    seed: 2,
    modules: {
      "@/lib/imports/find-import": module<Find>((real) => ({
        inImport: (...[store, id, change]: Parameters<Find["inImport"]>) =>
          store.db.transaction().execute(async (transaction) => {
            await lockSource(transaction, store.sourceId);
            const inside = { ...store, db: transaction };
            const row = await real.findImport(inside, id);
            const written = await change({ transaction, inside, row });
            return transaction
              .updateTable("imports")
              .set({ ...written, version: row.version })
              .where("id", "=", id)
              .returningAll()
              .executeTakeFirstOrThrow();
          }),
      })),
    },
  },
  {
    name: "two take their locks in another order",
    found: /deadlock detected/,
    seed: 10,
    store: "postgres",
    modules: {
      "@/lib/db/next-version": module<Version>((real) => ({
        async nextVersion(...given: Parameters<Version["nextVersion"]>) {
          // A poll has locked the source first, and then locks this.
          await sql`select from mirror_state for update`.execute(given[0]);
          return real.nextVersion(...given);
        },
      })),
    },
  },
  {
    name: "versions are taken without waiting for each other",
    found: /version/,
    seed: 42,
    store: "postgres",
    modules: {
      "@/lib/db/next-version": module<Version>(() => ({
        async nextVersion(...[transaction, id, count = 1]: Parameters<Version["nextVersion"]>) {
          const sources = transaction.selectFrom("sources").select("version").where("id", "=", id);
          const { version } = await sources.executeTakeFirstOrThrow();
          await transaction
            .updateTable("sources")
            .set({ version: version + count })
            .where("id", "=", id)
            .execute();
          return version + 1;
        },
      })),
    },
  },
  {
    name: "the mirror doesn’t know whom it must not learn again",
    found: /row knows them again/,
    seed: 13,
    modules: {
      "@/lib/assessments/erased": module<Erased>(() => ({ erasedAmong: async () => new Set() })),
    },
  },
];
