import { assessmentView } from "@/lib/assessments/assessment-view";
import { claimAssessment } from "@/lib/assessments/claim-assessment";
import { decideAssessment } from "@/lib/assessments/decide-assessment";
import type { AssessmentView } from "@/lib/assessments/schema";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import { withdrawClaim } from "@/lib/assessments/withdraw-claim";
import { readSnapshot } from "@/lib/db/read-snapshot";
import type { Store } from "@/lib/db/store";
import { ProblemError } from "@/lib/errors";
import { chooseAssessment } from "@/lib/invitations/choose-assessment";
import { type Created, createInvitation } from "@/lib/invitations/create-invitation";
import { dismissInvitation } from "@/lib/invitations/dismiss-invitation";
import { giveUpInvitation } from "@/lib/invitations/give-up-invitation";
import { listAttention } from "@/lib/invitations/list-attention";
import type { CreateAssessmentBody } from "@/lib/invitations/schema";
import { sendAgain } from "@/lib/invitations/send-again";
import type { Deed } from "./history";
import { ConnectionLost, type Instance } from "./instance";
import type { Person } from "./place";
import { interviews } from "./service";
import type { World } from "./world";

/** What a recruiter was told of what they asked for. */
export type Told =
  | { kind: "created"; assessmentId: number }
  | { kind: "accepted"; state: string }
  | { kind: "refused"; code: string }
  /** The process ended, or failed: they were told nothing. */
  | { kind: "nothing" };

/** One form that was sent off, once or more. */
export type Submission = {
  id: string;
  body: CreateAssessmentBody;
  by: Person;
  told: Told[];
  /** How often somebody has said that it is to be sent again. */
  sentAgain: number;
};

/** A claim, choice or decision that somebody was told has been done. */
export type Done = { atMs: number; by: string; row: number; kind: Deed["kind"]; value?: string };

export const emailOf = (candidate: number): string => `candidate.${candidate}@example.com`;

const decisions = ["undecided", "advance", "hold", "reject"] as const;

/** The one that is meant, counted around. */
const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];

const toldOf = (created: Created): Told =>
  "assessment" in created
    ? { kind: "created", assessmentId: created.assessment.id }
    : { kind: "accepted", state: created.invitation.state };

/** Recruiters, who see what the dashboard shows and do what they like. What they are told is kept. */
export function openPeople(world: World, instances: Instance[], persons: Person[]) {
  const submissions: Submission[] = [];
  const done: Done[] = [];
  /** What went wrong inside, other than by a crash: people see a plain error. */
  const errors: unknown[] = [];
  let forms = 0;

  const at = (index: number) => instances[index % instances.length] as Instance;
  const personAt = (index: number) => persons[index % persons.length] as Person;

  async function press(submission: Submission, instance: Instance): Promise<void> {
    submission.told.push(
      await hear(() =>
        instance.ask(({ running }) => createInvitation(running.invitations, submission.body, submission.by)),
      ),
    );
    world.tell(`${submission.by.name} is told ${JSON.stringify(submission.told.at(-1))}`);
  }

  async function hear(work: () => Promise<Created>): Promise<Told> {
    try {
      return toldOf(await work());
    } catch (error) {
      if (error instanceof ProblemError) return { kind: "refused", code: error.problem.code };
      if (!(error instanceof ConnectionLost)) errors.push(error);
      return { kind: "nothing" };
    }
  }

  /** @returns whether it was done. */
  async function tryTo(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError) && !(error instanceof ConnectionLost)) errors.push(error);
      return false;
    }
  }

  const attention = (instance: Instance) => instance.ask(({ store }) => listAttention(store));

  const shown = async (instance: Instance) => {
    const rows = await instance.ask(({ store, running }) => {
      running.mirror.watch();
      return readRows(store);
    });
    const views = [...rows.rows.values()];
    await instance.ask(({ running }) => running.mirror.show(views));
    return views.sort((one, other) => one.id - other.id);
  };

  async function onAttention(
    deed: Extract<Deed, { kind: "send again" | "give up" | "dismiss" | "choose" }>,
  ): Promise<void> {
    const instance = at(deed.instance);
    const by = personAt(deed.which);
    const open = await attention(instance);
    const answerable = deed.kind === "choose" ? open.filter(({ candidates }) => candidates?.length) : open;
    const invitation = pick(answerable, deed.which);
    if (!invitation) return;
    const { id } = invitation;
    switch (deed.kind) {
      case "send again": {
        const submission = submissions.find(({ id }) => id === invitation.submissionId);
        if (!submission) return;
        submission.sentAgain += 1;
        submission.told.push(
          await hear(() => instance.ask(({ running }) => sendAgain(running.invitations, id, by, "again"))),
        );
        return;
      }
      case "give up":
        await tryTo(() => instance.ask(({ store }) => giveUpInvitation(store, id, by)));
        return;
      case "dismiss":
        await tryTo(() => instance.ask(({ store }) => dismissInvitation(store, id, by)));
        return;
      case "choose": {
        const row = pick(invitation.candidates ?? [], deed.row);
        if (row && (await tryTo(() => instance.ask(({ store }) => chooseAssessment(store, id, row.id, by)))))
          done.push({ atMs: world.nowMs, by: by.name, row: row.id, kind: "choose" });
      }
    }
  }

  async function onRow(deed: Extract<Deed, { kind: "claim" | "withdraw claim" | "decide" }>): Promise<void> {
    const instance = at(deed.instance);
    const views = await shown(instance);
    const note = (by: Person, row: number, value?: string) =>
      done.push({ atMs: world.nowMs, by: by.name, row, kind: deed.kind, value });
    switch (deed.kind) {
      case "claim": {
        const row = pick(
          views.filter(({ identity, status }) => identity === "unclaimed" && status === "pending"),
          deed.row,
        );
        if (!row) return;
        const email = emailOf(deed.candidate);
        const body = { interviewId: interviews[deed.interview]?.id ?? 0, candidate: { email } };
        // Two who see the same row at the same time.
        await Promise.all(
          persons.map(async (by) => {
            if (await tryTo(() => instance.ask(({ store }) => claimAssessment(store, row.id, body, by))))
              note(by, row.id, email);
          }),
        );
        return;
      }
      case "withdraw claim": {
        const row = pick(
          views.filter(({ claim }) => claim !== undefined && !claim.isConfirmed),
          deed.row,
        );
        const by = personAt(deed.row);
        if (!row?.claim) return;
        const { at: replaces } = row.claim;
        if (await tryTo(() => instance.ask(({ store }) => withdrawClaim(store, row.id, replaces, by))))
          note(by, row.id);
        return;
      }
      case "decide": {
        const row = pick(views, deed.row);
        const by = personAt(deed.row);
        const decision = decisions[deed.decision] ?? "hold";
        if (!row) return;
        const from = row.decision?.value ?? "undecided";
        if (
          await tryTo(() =>
            instance.ask(({ store }) => decideAssessment(store, row.id, { decision, from }, by)),
          )
        )
          note(by, row.id, decision);
      }
    }
  }

  return {
    submissions: submissions as readonly Submission[],
    done: done as readonly Done[],
    errors: errors as readonly unknown[],
    at,
    attention,
    shown,
    /** Does it, as far as what is shown allows it. */
    async act(deed: Deed): Promise<void> {
      switch (deed.kind) {
        case "invite": {
          forms += 1;
          const id = `00000000-0000-4000-8000-${String(forms).padStart(12, "0")}`;
          const body: CreateAssessmentBody = {
            interviewId: interviews[deed.interview]?.id ?? 0,
            candidate: { email: emailOf(deed.candidate), externalId: id },
            suppressCandidateEmail: deed.candidate === 0,
            submissionId: id,
            ...(deed.again && { confirm: "again" as const }),
          };
          const submission: Submission = { id, body, by: personAt(forms), told: [], sentAgain: 0 };
          submissions.push(submission);
          return press(submission, at(deed.instance));
        }
        case "press again": {
          const submission = pick(submissions, deed.which);
          return submission && press(submission, at(deed.instance));
        }
        case "send again":
        case "give up":
        case "dismiss":
        case "choose":
          return onAttention(deed);
        case "claim":
        case "withdraw claim":
        case "decide":
          return onRow(deed);
        case "look":
          await shown(at(deed.instance));
      }
    },
  };
}

export type People = ReturnType<typeof openPeople>;

/** All rows as a recruiter sees them, and up to which version. */
export async function readRows(
  store: Store,
): Promise<{ position: { epoch: string; version: number }; rows: Map<number, AssessmentView> }> {
  return readSnapshot(store, async (snapshot) => {
    const position = await snapshot.db
      .selectFrom("sources")
      .select(["epoch", "version"])
      .where("id", "=", store.sourceId)
      .executeTakeFirstOrThrow();
    const rows = await selectAssessmentRows(snapshot).execute();
    return {
      position,
      rows: new Map(rows.map((row) => [row.id, assessmentView(row, { role: "recruiter" })])),
    };
  });
}
