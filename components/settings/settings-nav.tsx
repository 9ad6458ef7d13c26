"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { isWithin } from "@/components/page/navigation";
import { type SettingsSection, settingsSections } from "@/components/settings/sections";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { hasRole } from "@/lib/roles";

const loadList = () => import("@/components/settings/section-list").then(({ SectionList }) => SectionList);

/** A column beside the sections; where there is no room, a list that opens. */
export function SettingsNav({ role }: Pick<SettingsSection, "role">) {
  const { t } = useTexts();
  const path = usePathname();
  const allowed = settingsSections.filter((section) => hasRole({ role }, section.role));
  if (allowed.length < 2) return null;
  const own = allowed.filter((section) => section.role === "viewer");
  const shared = allowed.filter((section) => section.role !== "viewer");
  const groups = [
    { title: t("settings.you"), sections: own },
    { title: t("settings.workspace"), sections: shared },
  ];
  const open = allowed.find(({ href }) => isWithin(path, href));
  return (
    <nav
      aria-label={t("settings.title")}
      className="flex border-b border-line px-4 md:px-7 lg:sticky lg:top-(--shell-top) lg:h-[calc(100dvh-var(--shell-top))] lg:flex-col lg:gap-5 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:pt-6"
    >
      <Deferred
        kind="menu"
        load={loadList}
        part={{
          groups,
          trigger: (
            <Button variant="ghost" className="my-1 -ml-3 text-ink lg:hidden">
              {open && <open.icon aria-hidden="true" />}
              <VisuallyHidden>
                {t("common.labelled", { label: t("settings.title"), what: "" })}
              </VisuallyHidden>
              {open && t(`settings.sections.${open.name}`)}
              <ChevronDown aria-hidden="true" className="text-quiet" />
            </Button>
          ),
        }}
      />
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </nav>
  );
}

function Group({ title, sections }: { title: string; sections: SettingsSection[] }) {
  const path = usePathname();
  return (
    <div className="flex shrink-0 flex-col gap-0.5 max-lg:hidden">
      <p className="px-2 pb-1 text-12 font-[550] text-faint">{title}</p>
      {sections.map((section) => (
        <SectionLink key={section.name} section={section} isCurrent={isWithin(path, section.href)} />
      ))}
    </div>
  );
}

function SectionLink({
  section: { name, href, icon: Icon },
  isCurrent,
}: {
  section: SettingsSection;
  isCurrent: boolean;
}) {
  const { t } = useTexts();
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "flex h-8 shrink-0 items-center gap-2.5 rounded-md px-2 text-13 font-[550] text-quiet -outline-offset-2 transition-colors hover:bg-hover hover:text-ink",
        isCurrent && "bg-hover text-ink forced-colors:not-focus-visible:outline-1",
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {t(`settings.sections.${name}`)}
    </Link>
  );
}
