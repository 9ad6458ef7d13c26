/** `share` of the topic's points, 0 to 1. */
export type TopicResult = { topic: string; share: number };

const strongFrom = 0.75;
const weakBelow = 0.5;
const mostNamed = 3;

const listed = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

// The first three: "API design, SQL and honesty", without a comma before "and".
const nameTopics = (topics: TopicResult[]) =>
  listed.format(topics.slice(0, mostNamed).map(({ topic }) => topic)).replace(/, and /, " and ");

function describeRecommended(strong: TopicResult[], weak: TopicResult[]): string {
  if (weak.length === 0 && strong.length === 0) return "Solid on every topic.";
  if (weak.length === 0) return `Strong on ${nameTopics(strong)}; no weak topic.`;
  if (strong.length === 0) return `Solid on most topics; weaker on ${nameTopics(weak)}.`;
  return `Strong on ${nameTopics(strong)}; weaker on ${nameTopics(weak)}.`;
}

function describeRejected(strong: TopicResult[], weak: TopicResult[]): string {
  if (weak.length === 0) return "Below the pass mark, without one weak topic.";
  const better = strong.length > 0 ? `; strong on ${nameTopics(strong)}` : "";
  return `Below the pass mark on ${nameTopics(weak)}${better}.`;
}

/** A sentence on what was strong and weak (the `detail` of section 2). @param topics in the interview's order. */
export function describeResult(topics: TopicResult[], recommended: boolean, unanswered: number): string {
  // Sorting is stable: equal topics keep the interview's order.
  const byShare = topics.toSorted((a, b) => b.share - a.share);
  const strong = byShare.filter(({ share }) => share >= strongFrom);
  const weak = byShare.filter(({ share }) => share < weakBelow).toReversed();
  const sentence = recommended ? describeRecommended(strong, weak) : describeRejected(strong, weak);
  if (unanswered === 0) return sentence;
  return `${sentence} ${unanswered} ${unanswered === 1 ? "question was" : "questions were"} left unanswered.`;
}
