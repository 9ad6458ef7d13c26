import {
  Bell,
  Clock,
  Hourglass,
  Keyboard,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  MonitorSmartphone,
} from "lucide-react";
import { destinationsFor } from "@/components/page/navigation";
import { type SettingsSection, settingsSections } from "@/components/settings/sections";
import type { Translator } from "@/lib/i18n/texts";
import { hasRole, type Role } from "@/lib/roles";

/** Where one can go. */
export type Screen = {
  href: string;
  label: string;
  words: string;
  icon: LucideIcon;
  /** Where it is part of another one. */
  below?: string;
  /** One key after the other. */
  keys?: readonly string[];
  /** Offered before anything is typed. */
  isMain?: boolean;
  isOutside?: boolean;
};

const keysOf = {
  assessments: ["G", "A"],
  shortlists: ["G", "L"],
  interviews: ["G", "I"],
  insights: ["G", "E"],
  imports: ["G", "P"],
  settings: ["G", "S"],
} as const;

/** The screens that a person’s role opens. */
export function screensFor(role: Role, hasOutbox: boolean, t: Translator): Screen[] {
  const sections = settingsSections.filter((section) => hasRole({ role }, section.role));
  return [
    ...destinationsFor(role).map(({ href, name, icon }) => ({
      href,
      icon,
      label: t(`layout.${name}`),
      words: t(`palette.words.screens.${name}`),
      keys: keysOf[name],
      isMain: true,
    })),
    ...sections.map(({ href, name, icon }) => ({
      href,
      icon,
      label: t(`settings.sections.${name}`),
      words: t(`palette.words.sections.${name}`),
      below: t("layout.settings"),
    })),
    ...sections.flatMap((section) => partsOf(section, t)),
    ...(hasOutbox
      ? [
          {
            href: "/sandbox/outbox",
            label: t("palette.outbox"),
            words: t("palette.words.outbox"),
            icon: Mail,
            isOutside: true,
          },
        ]
      : []),
  ];
}

/** What people look for by its own name, though it is a part of a section. */
function partsOf({ name, href }: SettingsSection, t: Translator): Screen[] {
  const part = (icon: LucideIcon, label: string, words: string): Screen => ({
    href,
    icon,
    label,
    words,
    below: t(`settings.sections.${name}`),
  });
  if (name === "profile")
    return [
      part(KeyRound, t("settings.profile.password"), t("palette.words.password")),
      part(MonitorSmartphone, t("settings.profile.sessions"), t("palette.words.sessions")),
      part(Clock, t("settings.profile.timeZone"), t("palette.words.timeZone")),
      part(Keyboard, t("settings.profile.shortcuts"), t("palette.words.keys")),
      part(Bell, t("notices.settings"), t("palette.words.notices")),
    ];
  if (name === "team")
    return [
      part(MessageCircleQuestion, t("settings.team.reasons"), t("palette.words.reasons")),
      part(Hourglass, t("settings.team.pendingLimit"), t("palette.words.pendingLimit")),
    ];
  return [];
}
