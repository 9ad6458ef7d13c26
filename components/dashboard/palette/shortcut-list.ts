import type { en } from "@/lib/i18n/messages/en";

type Texts = (typeof en)["shortcuts"];

/** `mod` is ⌘ or Ctrl; the other names are those of the texts. */
export type Shortcut = {
  keys: readonly (Exclude<keyof Texts["keys"], "control"> | "mod" | Uppercase<string>)[];
  /** How the keys belong together. */
  by?: "or" | "next" | "with";
  does: keyof Texts["does"];
  /** Only for those who may invite. */
  isForInviting?: boolean;
};

export const shortcutPlaces: readonly {
  place: "everywhere" | "table" | "assessment";
  shortcuts: readonly Shortcut[];
}[] = [
  {
    place: "everywhere",
    shortcuts: [
      { keys: ["mod", "K"], by: "with", does: "palette" },
      { keys: ["?"], does: "help" },
      { keys: ["N"], does: "invite", isForInviting: true },
      { keys: ["G", "A"], by: "next", does: "goAssessments" },
      { keys: ["G", "L"], by: "next", does: "goShortlists" },
      { keys: ["G", "I"], by: "next", does: "goInterviews" },
      { keys: ["G", "E"], by: "next", does: "goInsights" },
      { keys: ["G", "P"], by: "next", does: "goImports", isForInviting: true },
      { keys: ["G", "S"], by: "next", does: "goSettings" },
    ],
  },
  {
    place: "table",
    shortcuts: [
      { keys: ["/"], does: "search" },
      { keys: ["J", "K"], by: "or", does: "walk" },
      { keys: ["home", "end"], by: "or", does: "ends" },
      { keys: ["enter"], does: "open" },
      { keys: ["C"], does: "copy", isForInviting: true },
      { keys: ["A"], does: "advance", isForInviting: true },
      { keys: ["H"], does: "hold", isForInviting: true },
      { keys: ["R"], does: "reject", isForInviting: true },
      { keys: ["U"], does: "undecided", isForInviting: true },
      { keys: ["W"], does: "reason", isForInviting: true },
      { keys: ["X"], does: "select", isForInviting: true },
      { keys: ["shift", "X"], by: "with", does: "selectRange", isForInviting: true },
      { keys: ["V"], does: "compare", isForInviting: true },
      { keys: ["B"], does: "bulk", isForInviting: true },
      { keys: ["escape"], does: "clear", isForInviting: true },
      { keys: ["mod", "Z"], by: "with", does: "undo", isForInviting: true },
    ],
  },
  {
    place: "assessment",
    shortcuts: [
      { keys: ["C"], does: "copy", isForInviting: true },
      { keys: ["J", "K"], by: "or", does: "walkOpen" },
      { keys: ["mod", "enter"], by: "with", does: "note", isForInviting: true },
      { keys: ["escape"], does: "close" },
    ],
  },
];
