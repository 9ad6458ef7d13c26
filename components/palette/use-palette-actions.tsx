import { useQuery } from "@tanstack/react-query";
import { Bookmark, Keyboard, Link as LinkIcon, ListFilter, LogOut, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { destinations } from "@/components/layout/navigation";
import { themeOptions } from "@/components/layout/theme-options";
import { useSignOut } from "@/components/layout/use-sign-out";
import { useTheme } from "@/components/layout/use-theme";
import { linkAtHand } from "@/components/palette/link-at-hand";
import type { PaletteGroup, PaletteItem } from "@/components/palette/palette-items";
import { interviewsQuery } from "@/components/query/interviews-query";
import { viewsQuery } from "@/components/query/views-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Kbd } from "@/components/ui/kbd";
import { addressOfView } from "@/components/views/saved-view";
import { assessmentTabs } from "@/lib/assessments/names";

/** Everything that can be done or gone to from everywhere. */
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
  // Before the palette took the focus.
  const [link] = useState(linkAtHand);

  const to = (
    href: string,
    label: string,
    icon: ReactNode,
    more: Partial<PaletteItem> = {},
  ): PaletteItem => ({
    id: href,
    label,
    icon,
    run: () => router.push(href),
    ...more,
  });
  const invite = canInvite
    ? [
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
      ]
    : [];
  const copy: PaletteItem[] = link
    ? [
        {
          id: "copy",
          label: link.name ? t("palette.copyLink", { name: link.name }) : t("assessment.copyLink"),
          icon: <LinkIcon aria-hidden="true" />,
          aside: <Kbd className="opacity-100">C</Kbd>,
          runsAfterwards: true,
          run: () => link.button.click(),
        },
      ]
    : [];
  const tabs = assessmentTabs.map((tab) =>
    to(
      tab === "all" ? "/assessments" : `/assessments?status=${tab}`,
      t("palette.showTab", { tab: t(`table.tabs.${tab}`) }),
      <ListFilter aria-hidden="true" />,
      { id: `tab ${tab}`, isOnlyFound: true },
    ),
  );
  const themes = themeOptions(t).map(({ value, label, icon }) => ({
    id: `theme ${value}`,
    label: t("palette.themeIs", { theme: label }),
    icon,
    isOnlyFound: true,
    run: () => setTheme(value),
  }));
  return [
    {
      id: "actions",
      label: t("palette.actions"),
      items: [
        ...copy,
        ...invite,
        ...themes,
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
        ...tabs,
      ],
    },
  ];
}
