import { Monitor, Moon, Sun } from "lucide-react";
import type { Translator } from "@/lib/i18n/texts";

export const themeOptions = (t: Translator) =>
  [
    { value: "light", label: t("layout.light"), icon: <Sun aria-hidden="true" /> },
    { value: "dark", label: t("layout.dark"), icon: <Moon aria-hidden="true" /> },
    { value: "system", label: t("layout.system"), icon: <Monitor aria-hidden="true" /> },
  ] as const;
