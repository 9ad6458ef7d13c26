/** What a viewer keeps of the full list: whether each assessment is completed. */
export type KeptList = Map<number, boolean>;

type ListedAssessment = { id: number; completed: boolean };

/**
 * What a browser that polls full lists does with each: parses it and compares it with the last one.
 * @returns the ids that have completed since the last list; `kept` is then the new one.
 */
export function takeList(kept: KeptList, json: string): number[] {
  const completed: number[] = [];
  for (const { id, completed: isCompleted } of JSON.parse(json) as ListedAssessment[]) {
    if (isCompleted && kept.get(id) === false) completed.push(id);
    kept.set(id, isCompleted);
  }
  return completed;
}
