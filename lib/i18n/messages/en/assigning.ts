/** Who of the team is responsible for an assessment. */
export const assigning = {
  title: "Owner",
  nobody: "Unassigned",
  disabled: "disabled",
  disabledMeans: "{name} can no longer sign in. Choose someone else.",
  choose: "Choose an owner",
  toMe: "Assign to me",
  others: "Assign to…",
  you: "you",
  clear: "No owner",
  releaseAll: "Remove owners",
  release: "Remove {name}",
  assign: "Assign",
  search: "Search colleagues…",
  loading: "Loading colleagues…",
  notLoaded: "Colleagues couldn’t be loaded. Open this again to retry.",
  filter: "Filter by owner",
  mine: "Mine",
  anybody: "Any owner",
  withoutAnybody: "Unassigned",
  done: "{count, plural, =1 {{assignee} is now the owner of {name}.} other {{assignee} is now the owner of # candidates.}}",
  cleared:
    "{count, plural, =1 {{name} no longer has an owner.} other {# candidates no longer have an owner.}}",
  failed:
    "{count, plural, =1 {The owner of {name} wasn’t saved.} other {The owner of # candidates wasn’t saved.}}",
  assignedHere: "{name} is unchanged: {by} has just made {assignee} the owner.",
  clearedHere: "{name} is unchanged: {by} has just removed the owner.",
} as const;
