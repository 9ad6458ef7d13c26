import { decideAssessment } from "@/lib/assessments/acts/decide-assessments";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { AssessmentView } from "@/lib/assessments/schema";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { readSnapshot } from "@/lib/db/read-snapshot";
import { readVersion } from "@/lib/db/read-version";
import type { Store } from "@/lib/db/store";
import { eraseWithoutFiles } from "@/lib/erasing/erase-candidate";
import { ProblemError } from "@/lib/errors";
import { pauseImport, resumeImport, startImport, stopImport } from "@/lib/imports/control-import";
import { listImports } from "@/lib/imports/list-imports";
import { makeImport } from "@/lib/imports/make-import";
import { retryRows } from "@/lib/imports/retry-rows";
import { takeRows } from "@/lib/imports/take-rows";
import { chooseAssessment } from "@/lib/invitations/attention/choose-assessment";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { type Created, createInvitation } from "@/lib/invitations/creating/create-invitation";
import type { CreateAssessmentBody } from "@/lib/invitations/schema";
import type { Role } from "@/lib/roles";
import type { Action, ImportAct } from "./history";
import { ConnectionLost, type Instance } from "./instance";
import type { Person } from "./place";
import { interviews } from "./service";
import type { World } from "./world";

export type Told =
  | { kind: "created"; assessmentId: number }
  | { kind: "accepted"; state: string }
  | { kind: "refused"; code: string }
  /** The process ended or failed: there was no answer. */
  | { kind: "nothing" };

export type Submission = {
  id: string;
  body: CreateAssessmentBody;
  by: Person;
  told: Told[];
  /** How often a recruiter has asked to send it again. */
  sentAgain: number;
};

/** A claim, choice or decision that a recruiter was told is done. */
export type Done = { atMs: number; by: string; row: number; kind: Action["kind"]; value?: string };

export const emailOf = (candidate: number): string => `candidate.${candidate}@example.com`;

const actOnImport: Record<ImportAct, (store: Store, id: string, by: Person) => Promise<unknown>> = {
  start: startImport,
  pause: pauseImport,
  resume: resumeImport,
  stop: stopImport,
  retry: (store, id, by) => retryRows(store, id, [], by),
};

const decisions = ["undecided", "advance", "hold", "reject"] as const;

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];

const toldOf = (created: Created): Told =>
  "assessment" in created
    ? { kind: "created", assessmentId: created.assessment.id }
    : { kind: "accepted", state: created.invitation.state };

/** Recruiters, who see the dashboard and act at random. Their answers are kept. */
export function openPeople(world: World, instances: Instance[], persons: Person[]) {
  const submissions: Submission[] = [];
  const done: Done[] = [];
  /** Internal errors, apart from crashes: the recruiter sees a plain error. */
  const errors: unknown[] = [];
  const sentAgain = new Map<string, number>();
  let forms = 0;
  let files = 0;

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
    action: Extract<Action, { kind: "send again" | "give up" | "dismiss" | "choose" }>,
  ): Promise<void> {
    const instance = at(action.instance);
    const by = personAt(action.which);
    const open = await attention(instance);
    const answerable = action.kind === "choose" ? open.filter(({ candidates }) => candidates?.length) : open;
    const invitation = pick(answerable, action.which);
    if (!invitation) return;
    const { id } = invitation;
    switch (action.kind) {
      case "send again": {
        const submission = submissions.find(({ id }) => id === invitation.submissionId);
        if (!submission) {
          sentAgain.set(id, (sentAgain.get(id) ?? 0) + 1);
          await hear(() => instance.ask(({ running }) => sendAgain(running.invitations, id, by, "again")));
          return;
        }
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
        const row = pick(invitation.candidates ?? [], action.row);
        if (row && (await tryTo(() => instance.ask(({ store }) => chooseAssessment(store, id, row.id, by)))))
          done.push({ atMs: world.nowMs, by: by.name, row: row.id, kind: "choose" });
      }
    }
  }

  async function onRow(
    action: Extract<Action, { kind: "claim" | "withdraw claim" | "decide" | "erase" }>,
  ): Promise<void> {
    const instance = at(action.instance);
    const views = await shown(instance);
    const note = (by: Person, row: number, value?: string) =>
      done.push({ atMs: world.nowMs, by: by.name, row, kind: action.kind, value });
    switch (action.kind) {
      case "claim": {
        const row = pick(
          views.filter(({ identity, status }) => identity === "unclaimed" && status === "pending"),
          action.row,
        );
        if (!row) return;
        const email = emailOf(action.candidate);
        const body = { interviewId: interviews[action.interview]?.id ?? 0, candidate: { email } };
        // Two recruiters see the same row at the same time.
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
          action.row,
        );
        const by = personAt(action.row);
        if (!row?.claim) return;
        const { at: replaces } = row.claim;
        if (await tryTo(() => instance.ask(({ store }) => withdrawClaim(store, row.id, replaces, by))))
          note(by, row.id);
        return;
      }
      case "decide": {
        const row = pick(views, action.row);
        const by = personAt(action.row);
        const decision = decisions[action.decision] ?? "hold";
        if (!row) return;
        const from = row.decision?.value ?? "undecided";
        if (
          await tryTo(() =>
            instance.ask(({ store }) => decideAssessment(store, row.id, { decision, from }, by)),
          )
        )
          note(by, row.id, decision);
        return;
      }
      case "erase": {
        const row = pick(views, action.row);
        const by = personAt(action.row);
        if (row && (await tryTo(() => instance.ask(({ store }) => eraseWithoutFiles(store, row.id, { by })))))
          note(by, row.id);
      }
    }
  }

  async function onFile({ rows, isStarted, instance: which }: Extract<Action, { kind: "import" }>) {
    files += 1;
    const [by, instance] = [personAt(files), at(which)];
    const name = `file ${files}`;
    const given = rows.map(({ candidate, interview, again }, row) => ({
      line: row + 2,
      interviewId: interviews[interview]?.id ?? 0,
      candidate: { email: emailOf(candidate), externalId: `${name}, line ${row + 2}` },
      ...(again && { confirm: "again" as const }),
    }));
    await tryTo(async () => {
      const made = await instance.ask(({ store }) =>
        makeImport(store, { name, suppressCandidateEmail: false, columns: [] }, by),
      );
      const { id } = made.import;
      await instance.ask(({ store }) => takeRows(store, id, given, by));
      if (isStarted) await instance.ask(({ store }) => startImport(store, id, by));
    });
  }

  const allImports = async (instance: Instance) =>
    (await instance.ask(({ store }) => listImports(store, {}))).imports.toReversed();

  async function onImport(act: ImportAct, id: string, by: Person, instance: Instance): Promise<void> {
    await tryTo(() =>
      instance.ask(async ({ store, running }) => {
        await actOnImport[act](store, id, by);
        running.imports.wake();
      }),
    );
  }

  return {
    sentAgain: sentAgain as ReadonlyMap<string, number>,
    /** Somebody goes on with what is paused. @returns whether anything is still being sent. */
    async goOn(instance: Instance): Promise<boolean> {
      const open = (await allImports(instance)).filter(
        ({ state }) => state === "running" || state === "paused",
      );
      for (const { id, state } of open)
        if (state === "paused") await onImport("resume", id, personAt(0), instance);
      return open.length > 0;
    },
    submissions: submissions as readonly Submission[],
    done: done as readonly Done[],
    errors: errors as readonly unknown[],
    at,
    attention,
    shown,
    async act(action: Action): Promise<void> {
      switch (action.kind) {
        case "invite": {
          forms += 1;
          const id = `00000000-0000-4000-8000-${String(forms).padStart(12, "0")}`;
          const body: CreateAssessmentBody = {
            interviewId: interviews[action.interview]?.id ?? 0,
            candidate: { email: emailOf(action.candidate), externalId: id },
            suppressCandidateEmail: action.candidate === 0,
            submissionId: id,
            ...(action.again && { confirm: "again" as const }),
          };
          const submission: Submission = { id, body, by: personAt(forms), told: [], sentAgain: 0 };
          submissions.push(submission);
          return press(submission, at(action.instance));
        }
        case "press again": {
          const submission = pick(submissions, action.which);
          return submission && press(submission, at(action.instance));
        }
        case "send again":
        case "give up":
        case "dismiss":
        case "choose":
          return onAttention(action);
        case "claim":
        case "withdraw claim":
        case "decide":
        case "erase":
          return onRow(action);
        case "import":
          return onFile(action);
        case "start":
        case "pause":
        case "resume":
        case "stop":
        case "retry": {
          const one = pick(await allImports(at(action.instance)), action.which);
          return one && onImport(action.kind, one.id, personAt(action.which), at(action.instance));
        }
        case "look":
          await shown(at(action.instance));
      }
    },
  };
}

export type People = ReturnType<typeof openPeople>;

export async function readRows(
  store: Store,
  role: Role = "recruiter",
): Promise<{ position: { epoch: string; version: number }; rows: Map<number, AssessmentView> }> {
  return readSnapshot(store, async (snapshot) => {
    const position = await readVersion(snapshot);
    const rows = await selectAssessmentRows(snapshot).execute();
    return {
      position,
      rows: new Map(rows.map((row) => [row.id, assessmentView(row, { role })])),
    };
  });
}
