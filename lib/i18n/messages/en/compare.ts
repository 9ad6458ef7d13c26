export const compare = {
  title: "Compare",
  compare: "Compare",
  howMany: "Two to four can be compared.",
  regionName: "Candidates side by side",
  place: "{position} of {count}",
  time: "Time taken",
  pending: "Not completed yet.",
  unknown: "Not known: it was completed before Shortlist first saw it.",
  seenBetween: "From the invitation. Completed between {after} and {before}.",
  seenBefore: "Completed some time before {before}.",
  remove: "Take {name} out of the comparison",
  print: "Print",
  wrongTitle: "Choose two to four candidates",
  wrong:
    "A comparison needs two to four assessments that exist. Select them in the list, then choose Compare.",
  toList: "Go to assessments",
} as const;
