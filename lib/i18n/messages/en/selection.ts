export const selection = {
  name: "Selected assessments",
  mode: "Select",
  done: "Done",
  head: "Selected",
  row: "Select {name}",
  rowsAtHand: "Select all loaded rows",
  count: "{count, plural, =1 {1 selected} other {# selected}}",
  hidden: "{count, plural, =1 {1 not in this list} other {# not in this list}}",
  keys: "Press B to go to the actions, Esc to clear the selection.",
  keysWithoutLetters: "Press Tab and Enter to go to the actions, Esc to clear the selection.",
  cleared: "Nothing selected.",
  tap: "Tap candidates to select them.",
  toActions: "Go to the actions for the selection",
  all: "Select all {count}",
  firstOnes: "Select the first {count}",
  full: "You can select up to {max} at once.",
  notLoaded: "Not all of these rows could be loaded. Try again.",
  copyLinks: "Copy links",
  copied: "{count, plural, =0 {No link to copy.} =1 {Copied 1 link.} other {Copied # links.}}",
  without: "Left out: {reasons}.",
  reasons: {
    completed: "{count, plural, other {# already completed}}",
    gone: "{count, plural, =1 {1 that the service no longer has} other {# that the service no longer has}}",
    blind: "{count, plural, =1 {1 that you review blind} other {# that you review blind}}",
    uncertain:
      "{count, plural, =1 {1 that may be someone else’s – copy it in its row} other {# that may be someone else’s – copy them in their rows}}",
    no_link: "{count, plural, =1 {1 whose link is missing} other {# whose link is missing}}",
    unknown: "{count, plural, =1 {1 that is no longer here} other {# that are no longer here}}",
  },
  byHand: "The browser didn’t let us copy. Copy the links by hand:",
  links: "Links",
  export: "Export",
  exported: "{count, plural, =1 {1 row exported as CSV.} other {# rows exported as CSV.}}",
  unnamed: "Assessment {id}",
  clear: "Clear selection",
} as const;

export const rowMenu = {
  more: "More",
  open: "Open",
  copyLink: "Copy link",
  openReport: "Open report<more> (opens in a new tab)</more>",
  copyEmail: "Copy e-mail address",
  interviewRows: "Show all for {interview}",
} as const;

export const archive = {
  archive: "Archive",
  bringBack: "Restore",
  mark: "Archived",
  archived: "{count, plural, =1 {{name} archived.} other {# archived.}}",
  broughtBack: "{count, plural, =1 {{name} restored.} other {# restored.}}",
  nothingToDo: "Already done.",
  archiveFailed: "{count, plural, =1 {{name} couldn’t be archived.} other {# couldn’t be archived.}}",
  bringBackFailed: "{count, plural, =1 {{name} couldn’t be restored.} other {# couldn’t be restored.}}",
  undo: "Undo",
  asks: "{label}…",
  ask: "Archive {count} assessments?",
  askText: "They disappear from everyone’s list. You can undo it right after, and restore them at any time.",
  archiveMany: "Archive {count}",
  notice: "Your last action",
} as const;

/** What a recruiter decided about rows, told at the window’s foot. */
export const deciding = {
  reason: "Reason",
  reasons: "Your team’s reasons",
  reasonWords: "Why? In your own words",
  addReason: "Add a reason",
  editReason: "Change the reason",
  saveReason: "Save reason",
  reasonSaved: "Reason saved.",
  decide: "Decide",
  acts: { advance: "Advance", hold: "Hold", reject: "Reject", undecided: "Undecided" },
  /** As `acts`, on a card, which has less room. */
  short: { advance: "Advance", hold: "Hold", reject: "Reject" },
  ask: {
    advance: "Advance {count} candidates?",
    hold: "Put {count} candidates on hold?",
    reject: "Reject {count} candidates?",
    undecided: "Clear the decisions about {count} candidates?",
  },
  askText:
    "Your team sees it at once; the candidates and the assessment service don’t. You can undo it right after.",
  askYes: {
    advance: "Advance {count}",
    hold: "Hold {count}",
    reject: "Reject {count}",
    undecided: "Clear {count}",
  },
  done: {
    advance: "{count, plural, =1 {{name} advanced.} other {# candidates advanced.}}",
    hold: "{count, plural, =1 {{name} put on hold.} other {# candidates put on hold.}}",
    reject: "{count, plural, =1 {{name} rejected.} other {# candidates rejected.}}",
    undecided: "{count, plural, =1 {{name} is undecided again.} other {# candidates are undecided again.}}",
  },
  failed:
    "{count, plural, =1 {The decision on {name} wasn’t saved.} other {The decision on # candidates wasn’t saved.}}",
  decidedHere: "{name} is unchanged: {by} has just decided “{decision}”.",
  unknown: "The assessment of {name} no longer exists.",
  more: "{count, plural, =1 {One more was left unchanged.} other {# more were left unchanged.}}",
} as const;
