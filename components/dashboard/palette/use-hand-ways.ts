import { useRouter } from "next/navigation";
import { type TableAtHand, tableAtHand } from "@/components/assessments/bulk/table-at-hand";
import { useCompare } from "@/components/assessments/bulk/use-compare";
import type { Act } from "@/components/assessments/list/shown-acts";
import { useShortlisting } from "@/components/candidate/shortlisting";
import type { Hand } from "@/components/dashboard/palette/hand";
import { decidesBy, type HandAct } from "@/components/dashboard/palette/hand-acts";
import { openOutside } from "@/components/dashboard/palette/open-outside";
import { buttonIn, buttonInRow, marked, press } from "@/components/dashboard/palette/press-button";
import { writeAnchor } from "@/components/notes/write-anchor";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import type { Assignee } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

type Way = (() => void) | undefined;

/** What a button elsewhere is marked with already. */
const otherMarks: Partial<Record<HandAct, string>> = {
  copyLink: ":is([data-copy-link], [data-copy-selected])",
};

/** The list opens its panel for any link to an assessment, and without room for one its page. */
function openAt(id: number, anchor: string): void {
  const link = document.createElement("a");
  link.href = `/assessments/${id}#${anchor}`;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Does something to rows as the table’s menus and keys do; once it worked, none of them is chosen any more. */
async function performIn(table: TableAtHand, { isChosen }: Hand, rows: readonly AssessmentView[], act: Act) {
  const hasWorked = await table.actions.change?.perform([{ rows, act }]);
  if (hasWorked && isChosen) table.selection.clear();
}

/**
 * How what is asked for is done where the candidates in hand are: by the button that is there, or else as the table’s
 * keys do it; undefined where neither does. @param compared the assessments that would be side by side. @param me
 * undefined until it is known that one may be responsible.
 */
export function useHandWays({
  hand,
  rows,
  compared,
  name,
  me,
}: {
  hand: Hand;
  rows: readonly AssessmentView[];
  compared: readonly number[];
  name: string;
  me: Assignee | undefined;
}) {
  const router = useRouter();
  const compare = useCompare();
  const shortlist = useShortlisting();
  const table = tableAtHand();
  const change = table?.actions.change;
  const [first] = rows;
  const row = hand.isChosen ? undefined : table?.rows.of(first?.id);
  const perform = (act: Act): Way => table && change && (() => void performIn(table, hand, rows, act));

  function withoutButton(act: HandAct): Way {
    const decision = decidesBy[act];
    // A panel’s own buttons say how it went.
    const isRowOrChosen = hand.isChosen || hand.place === undefined;
    if (decision) return isRowOrChosen ? perform({ kind: "decide", decision }) : undefined;
    switch (act) {
      case "shortlist":
        return shortlist && (() => shortlist({ ids: hand.ids, name, from: focused() }));
      case "compare":
        return () => compare(compared);
      case "assignMe":
        return me && perform({ kind: "assign", assignee: me });
      case "release":
        return perform({ kind: "assign", assignee: null });
      case "archive":
      case "restore":
        return row && !hand.place ? perform({ kind: "archive", archived: act === "archive" }) : undefined;
      case "remind":
        return change && (() => change.remind({ rows, from: focused(), load: loadReminderDialog }));
      case "openReport":
        return () => first?.reportUrl && openOutside(first.reportUrl);
      case "candidate":
        return () => router.push(`/candidates/${first?.candidate?.id}`);
      case "note":
        return first && row && !hand.place ? () => openAt(first.id, writeAnchor) : undefined;
      case "open":
        return row && !hand.place ? () => row.parts.link?.click() : undefined;
      default:
        return undefined;
    }
  }
  /** The panel of the row with the focus may have opened behind the palette. */
  function buttonOf(act: HandAct): HTMLElement | undefined {
    const selector = otherMarks[act] ?? marked(act);
    const place = hand.place ?? (row && document.querySelector(`section[data-assessment="${first?.id}"]`));
    return (place && buttonIn(place, selector)) ?? (row && buttonInRow(row.element, selector));
  }
  return {
    way(act: HandAct): Way {
      return buttonOf(act) ? () => press(buttonOf(act)) : withoutButton(act);
    },
    assignTo: (assignee: Assignee): Way => perform({ kind: "assign", assignee }),
  };
}

/** Gets the focus back from a dialog. */
const focused = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
