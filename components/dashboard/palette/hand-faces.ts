import {
  Archive,
  ArchiveRestore,
  BellRing,
  Clock,
  Columns2,
  Copy,
  Download,
  FileText,
  Link as LinkIcon,
  ListPlus,
  type LucideIcon,
  NotebookPen,
  PanelRight,
  UserRound,
  UserRoundCheck,
  UserRoundPen,
  UserRoundX,
  X,
} from "lucide-react";
import { decisionIcons } from "@/components/candidate/decision-icons";
import type { HandAct } from "@/components/dashboard/palette/hand-acts";
import type { Translator } from "@/lib/i18n/texts";

type Face = {
  icon: LucideIcon;
  label: string;
  /** The letter that does the same in the list. */
  key?: string;
};

/** How what can be done with the candidates in hand is called. @param count of those candidates. */
export function faceOf(act: HandAct, count: number, t: Translator): Face {
  switch (act) {
    case "copyLink":
      return {
        icon: LinkIcon,
        label: t(count > 1 ? "selection.copyLinks" : "palette.acts.copyLink"),
        key: "C",
      };
    case "copyMessage":
      return { icon: Copy, label: t("handover.copyMessage") };
    case "remind":
      return { icon: BellRing, label: t("reminders.asks") };
    case "openReport":
      return { icon: FileText, label: t("palette.acts.openReport") };
    case "advance":
      return { icon: decisionIcons[act], label: t("deciding.acts.advance"), key: "A" };
    case "hold":
      return { icon: decisionIcons[act], label: t("deciding.acts.hold"), key: "H" };
    case "reject":
      return { icon: decisionIcons[act], label: t("deciding.acts.reject"), key: "R" };
    case "undecided":
      return { icon: decisionIcons[act], label: t("palette.acts.undecided"), key: "U" };
    case "compare":
      return { icon: Columns2, label: t("compare.compare"), key: "V" };
    case "shortlist":
      return { icon: ListPlus, label: t("shortlists.add.action") };
    case "assignMe":
      return { icon: UserRoundCheck, label: t("assigning.toMe") };
    case "assign":
      return { icon: UserRoundPen, label: t("assigning.others") };
    case "note":
      return { icon: NotebookPen, label: t("palette.acts.note") };
    case "candidate":
      return { icon: UserRound, label: t("palette.acts.candidate") };
    case "snooze":
      return { icon: Clock, label: t("palette.acts.snooze") };
    case "archive":
      return { icon: Archive, label: t("archive.archive") };
    case "restore":
      return { icon: ArchiveRestore, label: t("archive.bringBack") };
    case "exportChosen":
      return { icon: Download, label: t("palette.acts.exportChosen") };
    case "clear":
      return { icon: X, label: t("selection.clear") };
    case "release":
      return { icon: UserRoundX, label: t("assigning.clear") };
    case "open":
      return { icon: PanelRight, label: t("palette.acts.open") };
    default:
      return act satisfies never;
  }
}
