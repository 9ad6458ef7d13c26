import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationMail } from "@/components/handover/application-mail";
import type { MessageKind } from "@/components/handover/message-kind";
import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { type KindOf, seenContact } from "@/components/reminders/kind-of";
import { type Merged, mergeFile, mergeTable } from "@/components/reminders/mail-merge";
import { type Refused, rowWithTheirs, type Theirs } from "@/components/reminders/plan-reminders";
import { useTakeRow } from "@/components/rows/use-list-state";
import { copyText } from "@/components/ui/behaviour/copy-text";
import { saveFile } from "@/components/ui/behaviour/save-file";
import type { Reminders } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<Reminders>({ assessments: "array", snoozedUntil: "string", skipped: "array" });

export type MergeWay = "file" | "copy";

/** What was given last: `refused` where the browser didn’t let us copy. */
export type Given = "saved" | "copied" | "refused";

type Message = Merged & { kind: MessageKind };

/** What is on record, and what isn’t. */
type Outcome = { messages: Message[]; refused: Refused[] };

type Write = (row: AssessmentView, kind: MessageKind) => ApplicationMail | undefined;

const isTheirs = (refused: Refused): refused is Theirs => refused.reason === "contacted_here";

/**
 * All messages at once. They are recorded before they leave, once however often they are then given again.
 * @param write has the template.
 */
export function useMailMerge(
  rows: readonly AssessmentView[],
  write: Write | undefined,
  kindOf: KindOf,
  days?: number,
) {
  const begin = useTakeRow();
  const [given, setGiven] = useState<Given>();
  const [outcome, setOutcome] = useState<Outcome>();

  async function give(messages: Message[], way: MergeWay): Promise<void> {
    if (messages.length === 0) return;
    if (way === "file") {
      saveFile(mergeFile(messages), "reminders.csv");
      setGiven("saved");
    } else setGiven((await copyText(mergeTable(messages))) ? "copied" : "refused");
  }

  /** @param seen the rows as the person sees them: what kind of message each gets follows from that. */
  async function record(seen: readonly AssessmentView[]): Promise<Outcome> {
    const take = begin();
    const byId = new Map(seen.map((row) => [row.id, row]));
    const contacts = seen.map((row) => [row.id, seenContact(row, kindOf)]);
    const body = { ids: [...byId.keys()], days, seen: Object.fromEntries(contacts) };
    const { assessments, skipped } = await postJson("/api/assessments/reminders", body, answer);
    for (const row of assessments) take(row);
    return {
      messages: assessments.flatMap((row): Message[] => {
        const kind = kindOf(byId.get(row.id) ?? row);
        const mail = write?.(row, kind);
        return mail ? [{ row, mail, kind }] : [];
      }),
      refused: skipped.flatMap(({ id, ...why }): Refused[] => {
        const row = byId.get(id);
        return row ? [{ row, ...why }] : [];
      }),
    };
  }

  const merging = useMutation({
    mutationFn: async ({ way, anyway = [] }: { way: MergeWay; anyway?: readonly Theirs[] }) => {
      if (outcome && anyway.length === 0) return give(outcome.messages, way);
      const { messages, refused } = await record(outcome ? anyway.map(rowWithTheirs) : rows);
      const before = outcome ?? { messages: [], refused: [] };
      const rest = before.refused.filter((one) => !isTheirs(one));
      setOutcome({ messages: [...before.messages, ...messages], refused: [...rest, ...refused] });
      await give(messages, way);
    },
  });
  const { isPending, variables, error } = merging;
  const way = variables?.way ?? "file";
  const theirs = outcome?.refused.filter(isTheirs) ?? [];
  const count = (kind: MessageKind) => outcome?.messages.filter((one) => one.kind === kind).length ?? 0;
  return {
    outcome,
    given,
    error,
    pending: isPending ? way : undefined,
    give: (asked: MergeWay, onGiven?: () => void) => merging.mutate({ way: asked }, { onSuccess: onGiven }),
    /** Those whom a colleague has contacted meanwhile, and what reminds them all the same, given as the others were. */
    theirs,
    remindAnyway: () => merging.mutate({ way, anyway: theirs }),
    counts: { reminded: count("reminder"), handedOver: count("invitation") },
  };
}

export type MailMerge = ReturnType<typeof useMailMerge>;
