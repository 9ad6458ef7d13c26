import type { ComboboxOption } from "@/components/ui/fields/combobox-option";
import type { InterviewView } from "@/lib/interviews/schema";

/** Fewer need no headings. */
const groupedFrom = 4;

/** Recent interviews first, under headings where there are many. @param recent ids, the latest first. */
export function interviewOptions(
  interviews: InterviewView[],
  recent: number[],
  headings: { recent: string; others: string },
): ComboboxOption[] {
  const present = interviews.filter(({ retired }) => !retired);
  const first = recent.flatMap((id) => present.find((interview) => interview.id === id) ?? []);
  const others = present.filter((interview) => !first.includes(interview));
  const isGrouped = present.length >= groupedFrom && first.length > 0 && others.length > 0;
  const option = (group: string) => (interview: InterviewView) => ({
    value: String(interview.id),
    label: interview.name,
    group: isGrouped ? group : undefined,
  });
  return [...first.map(option(headings.recent)), ...others.map(option(headings.others))];
}
