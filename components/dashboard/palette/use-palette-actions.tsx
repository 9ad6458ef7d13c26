import { useQuery } from "@tanstack/react-query";
import { Bookmark, Keyboard, Link as LinkIcon, ListFilter, LogOut, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { linkAtHand } from "@/components/dashboard/palette/link-at-hand";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { destinations } from "@/components/page/navigation";
import type { Theme } from "@/components/page/theme";
import { themeOptions } from "@/components/page/theme-options";
import { useTheme } from "@/components/page/use-theme";
import { useSignOut } from "@/components/session/use-sign-out";
import { useTexts } from "@/components/texts/texts-provider";
import { Kbd } from "@/components/ui/kbd";
import { addressOfView } from "@/components/views/saved-view";
import { viewsQuery } from "@/components/views/views-query";
import { queues } from "@/lib/assessments/names";
import type { Translator } from "@/lib/i18n/texts";

/** An item that leads to a page. */
type To = (href: string, label: string, icon: ReactNode, more?: Partial<PaletteItem>) => PaletteItem;

type OfferedInterview = { id: number; name: string; retired: boolean };

const inviteItems = (to: To, interviews: readonly OfferedInterview[], t: Translator): PaletteItem[] => [
  to("/assessments/new", t("common.newAssessment"), <Plus aria-hidden="true" />, {
    words: t("palette.inviteWords"),
    aside: <Kbd className="opacity-100">N</Kbd>,
  }),
  ...interviews
    .filter(({ retired }) => !retired)
    .map(({ id, name }) =>
      to(
        `/assessments/new?interview=${id}`,
        t("palette.inviteFor", { interview: name }),
        <Plus aria-hidden="true" />,
        { isOnlyFound: true },
      ),
    ),
];

const copyItem = ({ name, button }: NonNullable<ReturnType<typeof linkAtHand>>, t: Translator) => ({
  id: "copy",
  label: name ? t("palette.copyLink", { name }) : t("assessment.copyLink"),
  icon: <LinkIcon aria-hidden="true" />,
  aside: <Kbd className="opacity-100">C</Kbd>,
  runsAfterwards: true,
  run: () => button.click(),
});

const themeItems = (setTheme: (theme: Theme) => void, t: Translator): PaletteItem[] =>
  themeOptions(t).map(({ value, label, icon }) => ({
    id: `theme ${value}`,
    label: t("palette.themeIs", { theme: label }),
    icon,
    isOnlyFound: true,
    run: () => setTheme(value),
  }));

const tabItems = (to: To, t: Translator): PaletteItem[] =>
  queues.map((queue) =>
    to(
      `/assessments?queue=${queue}`,
      t("palette.showTab", { tab: t(`table.queues.${queue}`) }),
      <ListFilter aria-hidden="true" />,
      { id: `tab ${queue}`, isOnlyFound: true },
    ),
  );

export function usePaletteActions({
  canInvite,
  onHelp,
}: {
  canInvite: boolean;
  onHelp: () => void;
}): PaletteGroup[] {
  const { t } = useTexts();
  const router = useRouter();
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const views = useQuery(viewsQuery()).data?.views ?? [];
  const [, setTheme] = useTheme();
  const { leave } = useSignOut();
  // Found before the palette took the focus.
  const [link] = useState(linkAtHand);

  const to: To = (href, label, icon, more) => ({
    id: href,
    label,
    icon,
    run: () => router.push(href),
    ...more,
  });
  return [
    {
      id: "actions",
      label: t("palette.actions"),
      items: [
        ...(link ? [copyItem(link, t)] : []),
        ...(canInvite ? inviteItems(to, interviews, t) : []),
        ...themeItems(setTheme, t),
        {
          id: "help",
          label: t("shortcuts.title"),
          icon: <Keyboard aria-hidden="true" />,
          words: t("palette.helpWords"),
          aside: <Kbd className="opacity-100">?</Kbd>,
          runsAfterwards: true,
          run: onHelp,
        },
        {
          id: "leave",
          label: t("layout.signOut"),
          icon: <LogOut aria-hidden="true" />,
          isOnlyFound: true,
          run: leave,
        },
      ],
    },
    {
      id: "views",
      label: t("palette.views"),
      items: views.map((view) =>
        to(addressOfView(view), view.name, <Bookmark aria-hidden="true" />, { id: `view ${view.id}` }),
      ),
    },
    {
      id: "go",
      label: t("palette.goTo"),
      items: [
        ...destinations.map(({ href, name, icon: Icon }) =>
          to(href, t(`layout.${name}`), <Icon aria-hidden="true" />),
        ),
        ...tabItems(to, t),
      ],
    },
  ];
}
