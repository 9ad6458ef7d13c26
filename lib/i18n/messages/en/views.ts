/** Saved views of the table. */
export const views = {
  title: "Views",
  changed: "changed",
  mine: "Your views",
  theirs: "Shared by colleagues",
  shared: "shared",
  none: "No saved views yet. Narrow the table down, then save it here under a name.",
  update: "Update to what is shown…",
  save: "Save as a new view…",
  rename: "Rename or share…",
  remove: "Delete this view…",
  leave: "Leave this view",
  saveTitle: "Save view",
  renameTitle: "Change view",
  keep: "Save",
  name: "Name",
  share: "Everybody who works here sees it",
  updating: {
    title: "Update “{name}”?",
    own: "It then has the filters, the order and the columns that the table shows now.",
    shared:
      "It then has the filters, the order and the columns that the table shows now – for everybody who uses it.",
    yes: "Update view",
  },
  deleting: {
    title: "Delete “{name}”?",
    own: "The assessments in it stay as they are.",
    shared: "It goes for everybody who uses it. The assessments in it stay as they are.",
    yes: "Delete view",
  },
} as const;
