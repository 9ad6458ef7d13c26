import { useQuery } from "@tanstack/react-query";
import { Bookmark, ListChecks, ListFilter } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { KeysAside } from "@/components/dashboard/palette/keys-aside";
import { openOutside } from "@/components/dashboard/palette/open-outside";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { screensFor } from "@/components/dashboard/palette/screens";
import { useFoundShortlists } from "@/components/shortlists/use-found-shortlists";
import { useTexts } from "@/components/texts/texts-provider";
import { refuseOffline } from "@/components/ui/behaviour/load-part";
import { addressOfView } from "@/components/views/saved-view";
import { viewsQuery } from "@/components/views/views-query";
import { queues } from "@/lib/assessments/names";
import type { Role } from "@/lib/roles";

/** An item that leads to a page. */
export type To = (href: string, label: string, icon: ReactNode, more?: Partial<PaletteItem>) => PaletteItem;

export function useTo(): To {
  const router = useRouter();
  return (href, label, icon, more) => ({
    id: href,
    label,
    icon,
    run: () => refuseOffline() || router.push(href),
    ...more,
  });
}

/** Where the palette leads: saved views, shortlists, screens, tabs, interviews. */
export function useGoGroups(role: Role, hasOutbox: boolean, text: string): PaletteGroup[] {
  const { t } = useTexts();
  const to = useTo();
  const views = useQuery(viewsQuery()).data?.views ?? [];
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const { found: shortlists } = useFoundShortlists(text, { isWanted: text.trim() !== "" });
  const filter = <ListFilter aria-hidden="true" />;
  return [
    {
      id: "views",
      label: t("palette.views"),
      items: views.map((view) =>
        to(addressOfView(view), view.name, <Bookmark aria-hidden="true" />, {
          id: `view ${view.id}`,
          words: t("palette.words.views"),
        }),
      ),
    },
    {
      id: "shortlists",
      label: t("palette.shortlists"),
      items: shortlists.map(({ id, name }) =>
        to(`/shortlists/${id}`, name, <ListChecks aria-hidden="true" />, { isOnlyFound: true }),
      ),
    },
    {
      id: "go",
      label: t("palette.goTo"),
      items: [
        ...screensFor(role, hasOutbox, t).map(({ icon: Icon, ...screen }) =>
          to(screen.href, screen.label, <Icon aria-hidden="true" />, {
            id: `${screen.href} ${screen.label}`,
            words: screen.words,
            below: screen.below,
            isOnlyFound: !screen.isMain,
            ...(screen.keys && { aside: <KeysAside keys={screen.keys} /> }),
            ...(screen.isOutside && { run: () => openOutside(screen.href) }),
          }),
        ),
        ...queues.map((queue) => {
          const tab = t(`table.queues.${queue}`);
          return to(`/assessments?queue=${queue}`, t("palette.showTab", { tab }), filter, {
            id: `tab ${queue}`,
            words: `${tab}, ${t(`palette.words.queues.${queue}`)}`,
            isOnlyFound: true,
          });
        }),
        ...interviews.map(({ id, name }) =>
          to(`/assessments?queue=all&interview=${id}`, t("palette.allOf", { interview: name }), filter, {
            isOnlyFound: true,
          }),
        ),
      ],
    },
  ];
}
