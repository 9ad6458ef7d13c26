/** Who of the team is responsible for an assessment. */
export const assigning = {
  title: "Responsible",
  nobody: "Nobody yet",
  disabled: "no longer here",
  disabledMeans: "{name} can’t sign in any more. Choose somebody else.",
  choose: "Choose who is responsible",
  toMe: "Assign to me",
  others: "Assign to…",
  you: "you",
  clear: "Nobody",
  releaseAll: "Remove responsible colleagues",
  release: "Remove {name}",
  assign: "Assign",
  search: "Search colleagues…",
  loading: "Loading colleagues…",
  notLoaded: "Colleagues couldn’t be loaded. Open this again to retry.",
  filter: "Filter by who is responsible",
  mine: "Mine",
  anybody: "Responsible: anybody",
  withoutAnybody: "Without anybody",
  done: "{count, plural, =1 {{assignee} is responsible for {name}.} other {{assignee} is responsible for # candidates.}}",
  cleared:
    "{count, plural, =1 {No colleague is responsible for {name} any more.} other {No colleague is responsible for # candidates any more.}}",
  failed:
    "{count, plural, =1 {Who is responsible for {name} wasn’t saved.} other {Who is responsible for # candidates wasn’t saved.}}",
  assignedHere: "{name} stays as is: {by} made {assignee} responsible meanwhile.",
  clearedHere: "{name} stays as is: {by} left it without a responsible colleague meanwhile.",
} as const;
