import { useQuery } from "@tanstack/react-query";
import { Keyboard, Link as LinkIcon, LogOut, Plus } from "lucide-react";
import { useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { KeysAside } from "@/components/dashboard/palette/keys-aside";
import { linkAtHand } from "@/components/dashboard/palette/link-at-hand";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { buttonIn, press } from "@/components/dashboard/palette/press-button";
import { screenActs } from "@/components/dashboard/palette/screen-acts";
import { type To, useTo } from "@/components/dashboard/palette/use-go-groups";
import { useOwnSettings } from "@/components/dashboard/palette/use-own-settings";
import { useSignOut } from "@/components/session/use-sign-out";
import { useTexts } from "@/components/texts/texts-provider";
import type { Translator } from "@/lib/i18n/texts";

type OfferedInterview = { id: number; name: string; retired: boolean };

const inviteItems = (to: To, interviews: readonly OfferedInterview[], t: Translator): PaletteItem[] => {
  const icon = <Plus aria-hidden="true" />;
  return [
    to("/assessments/new", t("common.newAssessment"), icon, {
      words: t("palette.words.invite"),
      aside: <KeysAside keys={["N"]} />,
    }),
    ...interviews
      .filter(({ retired }) => !retired)
      .map(({ id, name }) =>
        to(`/assessments/new?interview=${id}`, t("palette.inviteFor", { interview: name }), icon, {
          isOnlyFound: true,
        }),
      ),
  ];
};

/** The link of a line that is no assessment’s, such as of one just invited. */
const copyItem = (
  { name, button }: NonNullable<ReturnType<typeof linkAtHand>>,
  t: Translator,
): PaletteItem => ({
  id: "copy",
  label: name ? t("palette.copyLinkOf", { name }) : t("palette.acts.copyLink"),
  icon: <LinkIcon aria-hidden="true" />,
  words: t("palette.words.acts.copyLink"),
  runsAfterwards: true,
  run: () => button.click(),
});

/** What the screen’s own buttons do. */
const hereItems = (t: Translator): PaletteItem[] =>
  screenActs(t)
    .filter(({ selector }) => buttonIn(document, selector))
    .map(({ name, label, icon: Icon, selector, keys }) => ({
      id: `here ${name}`,
      label,
      icon: <Icon aria-hidden="true" />,
      words: t(`palette.words.here.${name}`),
      ...(keys && { aside: <KeysAside keys={keys} /> }),
      isOnlyFound: true,
      runsAfterwards: true,
      run: () => press(buttonIn(document, selector)),
    }));

/** @param hasHand whether the candidate in hand already offers their link. */
export function usePaletteActions({
  canInvite,
  hasHand,
  onHelp,
}: {
  canInvite: boolean;
  hasHand: boolean;
  onHelp: () => void;
}): PaletteGroup {
  const { t } = useTexts();
  const to = useTo();
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const ownSettings = useOwnSettings();
  const { leave } = useSignOut();
  // Found before the palette took the focus.
  const [link] = useState(linkAtHand);
  const [here] = useState(() => hereItems(t));
  return {
    id: "actions",
    label: t("palette.actions"),
    items: [
      ...(link && !hasHand ? [copyItem(link, t)] : []),
      ...(canInvite ? inviteItems(to, interviews, t) : []),
      ...here,
      ...ownSettings,
      {
        id: "help",
        label: t("shortcuts.title"),
        icon: <Keyboard aria-hidden="true" />,
        words: t("palette.words.help"),
        aside: <KeysAside keys={["?"]} />,
        runsAfterwards: true,
        run: onHelp,
      },
      {
        id: "leave",
        label: t("layout.signOut"),
        icon: <LogOut aria-hidden="true" />,
        words: t("palette.words.signOut"),
        isOnlyFound: true,
        run: leave,
      },
    ],
  };
}
