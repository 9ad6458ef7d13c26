import { useQuery } from "@tanstack/react-query";
import { UserRoundPen } from "lucide-react";
import { useState } from "react";
import { tableAtHand } from "@/components/assessments/bulk/table-at-hand";
import { candidateLines } from "@/components/candidate/candidate-name";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import { comparable } from "@/components/candidate/compare-address";
import { findHand, type Hand } from "@/components/dashboard/palette/hand";
import { type HandAct, handActs, isPossible } from "@/components/dashboard/palette/hand-acts";
import { faceOf } from "@/components/dashboard/palette/hand-faces";
import { KeysAside } from "@/components/dashboard/palette/keys-aside";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { useHandWays } from "@/components/dashboard/palette/use-hand-ways";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";

const nobody: Hand = { ids: [], isChosen: false };

/** What is offered once it is typed: there are other ways to it, or it is seldom wanted. */
const onlyFound: readonly HandAct[] = ["clear", "release", "open", "exportChosen", "snooze"];

/** The chosen one with the present one is compared, as by its key. */
function comparedWith({ ids, isChosen }: Hand): readonly number[] {
  if (!isChosen || ids.length >= comparable.least) return ids;
  const table = tableAtHand();
  const panel = document.querySelector<HTMLElement>("section[data-assessment]");
  const present = table?.rows.around(document.activeElement)?.id ?? Number(panel?.dataset.assessment);
  return present ? [...new Set([...ids, present])] : ids;
}

/** What can be done with the chosen rows, or with the candidate who is open or has the focus. */
export function useHandGroup(canChange: boolean): PaletteGroup | undefined {
  const { t } = useTexts();
  const personId = usePersonId();
  // Found before the palette took the focus.
  const [{ hand, compared }] = useState(() => {
    const found = findHand() ?? nobody;
    return { hand: found, compared: comparedWith(found) };
  });
  const held = useListState();
  const rows = hand.ids.flatMap((id) => rowOf(held, id) ?? []);
  const [first] = rows;
  // A page may have come with rows that the list doesn’t hold.
  useQuery({ ...assessmentQuery(hand.ids[0] ?? 0), enabled: hand.ids.length === 1 && !first });
  const colleagues = useQuery({ ...colleaguesQuery(), enabled: canChange && hand.ids.length > 0 }).data
    ?.colleagues;
  const able = (colleagues ?? []).filter(({ mayRecruit }) => mayRecruit);
  const me = able.find(({ id }) => id === personId);
  const name = first ? candidateLines(first, t).name : "";
  const { way, assignTo } = useHandWays({
    hand,
    rows,
    compared,
    name,
    me: me && { id: me.id, name: me.name },
  });
  if (!first) return undefined;

  const situation = { isChosen: hand.isChosen, canChange, personId, compared: compared.length };
  const isInList = tableAtHand() !== undefined;
  const itemOf = (act: HandAct): PaletteItem[] => {
    const run = isPossible(act, rows, situation) ? way(act) : undefined;
    if (!run) return [];
    const { icon: Icon, label, key } = faceOf(act, rows.length, t);
    const hasKey = key !== undefined && (isInList || act === "copyLink");
    return [
      {
        id: `hand ${act}`,
        label,
        icon: <Icon aria-hidden="true" />,
        words: t(`palette.words.acts.${act}`),
        ...(hasKey && { aside: <KeysAside keys={[key]} /> }),
        isOnlyFound: onlyFound.includes(act),
        runsAfterwards: true,
        run,
      },
    ];
  };
  const others = able.filter(({ id }) => id !== personId && rows.some(({ assignee }) => assignee?.id !== id));
  const assignments = others.flatMap(({ id, name: colleague }): PaletteItem[] => {
    const run = canChange ? assignTo({ id, name: colleague }) : undefined;
    return run
      ? [
          {
            id: `hand assign ${id}`,
            label: t("palette.acts.assignTo", { name: colleague }),
            icon: <UserRoundPen aria-hidden="true" />,
            words: t("palette.words.acts.assignTo"),
            isOnlyFound: true,
            runsAfterwards: true,
            run,
          },
        ]
      : [];
  });
  const label = rows.length === 1 ? name : t("selection.count", { count: hand.ids.length });
  return { id: "hand", label, items: [...handActs.flatMap(itemOf), ...assignments] };
}
