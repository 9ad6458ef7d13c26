export const compare = {
  title: "Compare",
  compare: "Compare",
  howMany: "Select two to four to compare.",
  regionName: "Candidates side by side",
  place: "{position} of {count}",
  time: "From invitation to completion",
  pending: "Not completed yet.",
  unknown: "Unknown: it was completed before Shortlist first saw it.",
  seenBetween: "Completed between {after} and {before}.",
  seenBefore: "Completed some time before {before}.",
  remove: "Remove {name} from the comparison",
  removed: "{name} removed from the comparison.",
  print: "Print",
  wrongTitle: "Choose two to four candidates",
  wrong:
    "A comparison needs two to four assessments that exist. Select them in the list, then choose Compare.",
  toList: "Go to assessments",
} as const;
