import {
  Bookmark,
  Download,
  ListFilter,
  ListPlus,
  type LucideIcon,
  RefreshCw,
  Search,
  SlidersHorizontal,
  UserRoundPlus,
} from "lucide-react";
import { marked } from "@/components/dashboard/palette/press-button";
import type { Translator } from "@/lib/i18n/texts";

export type ScreenAct = {
  name:
    | "search"
    | "filters"
    | "display"
    | "views"
    | "export"
    | "checkNow"
    | "newShortlist"
    | "inviteColleague";
  label: string;
  icon: LucideIcon;
  /** The button of the screen that does it. */
  selector: string;
  keys?: readonly string[];
};

/** What a screen may have a button for. */
export function screenActs(t: Translator): ScreenAct[] {
  const act = (name: ScreenAct["name"], icon: LucideIcon, label: string): ScreenAct => ({
    name,
    icon,
    label,
    selector: marked(name),
  });
  return [
    { ...act("search", Search, t("palette.here.search")), keys: ["/"] },
    act("filters", ListFilter, t("palette.here.filters")),
    act("display", SlidersHorizontal, t("palette.here.display")),
    { ...act("views", Bookmark, t("palette.here.views")), selector: "[data-views-menu]" },
    act("export", Download, t("palette.here.export")),
    act("checkNow", RefreshCw, t("settings.connection.checkNow")),
    act("newShortlist", ListPlus, t("shortlists.make")),
    act("inviteColleague", UserRoundPlus, t("settings.people.invite")),
  ];
}
