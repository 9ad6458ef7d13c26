import { isDeepStrictEqual } from "node:util";
import { goodInterviews, type Snapshot } from "./outward-world";

const isId = (id: unknown): id is number => typeof id === "number" && Number.isSafeInteger(id) && id > 0;

/** Whether a body is a create’s answer, by assessment-service.md alone. */
export function isCreated(body: Buffer, status: number, id: number): boolean {
  const said = JSON.parse(new TextDecoder().decode(body));
  return (status === 200 || status === 201) && isId(said?.id) && said.id === id && said.completed === false;
}

const idOf = (item: unknown) => ((item ?? {}) as { id?: unknown }).id;

/** What a list of interviews did to the stored ones. @param list undefined where the poll failed. */
export function judgeInterviews(before: Snapshot, after: Snapshot, list: unknown[] | undefined): string[] {
  if (!list)
    return isDeepStrictEqual(before.interviews, after.interviews)
      ? []
      : ["a poll that failed changed an interview"];
  const found: string[] = [];
  const isWhole = list.every((item) => isId(idOf(item)));
  for (const good of goodInterviews) {
    const now = after.interviews.find(({ id }) => id === good.id);
    const items = list.filter((item) => idOf(item) === good.id);
    if (!now) found.push("an interview is missing");
    else if (items.length > 0 && now.retired_at !== null) found.push("a listed interview is retired");
    else if (items.length === 0 && !isWhole && now.retired_at !== null)
      found.push("an interview was retired that a row without an id may be");
    else if (items.length === 1 && isDeepStrictEqual(items[0], good) && now.name !== good.name)
      found.push("an interview that came as it should was harmed");
  }
  return found;
}

export function judgeHealedInterviews(healed: Snapshot): string[] {
  const isHealed = goodInterviews.every((good) =>
    healed.interviews.some(
      ({ id, name, retired_at }) => id === good.id && name === good.name && retired_at === null,
    ),
  );
  return isHealed ? [] : ["an interview isn’t healed by a good list"];
}
