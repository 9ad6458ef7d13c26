import { fold } from "@/lib/fold";

/** Finds interviews by what a cell says: the id, or the name whatever its case, as long as only one has it. */
export function nameInterviews(
  interviews: readonly { id: number; name: string }[],
): (text: string) => number | undefined {
  const ids = new Set(interviews.map(({ id }) => id));
  const byName = new Map<string, number | undefined>();
  for (const { id, name } of interviews) byName.set(fold(name), byName.has(fold(name)) ? undefined : id);
  return (text) => {
    const named = byName.get(fold(text));
    if (named !== undefined) return named;
    const [, digits] = /^\s*#?(\d{1,15})\s*$/.exec(text) ?? [];
    return digits !== undefined && ids.has(Number(digits)) ? Number(digits) : undefined;
  };
}
