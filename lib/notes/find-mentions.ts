import type { Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";
import { type Mention, mentionParts } from "@/lib/notes/mention-parts";

/** Mentioning everyone reaches no one. */
const mostMentions = 50;

/**
 * The members a note mentions: `@` and a full name, or a name the note used for them before.
 * @param picked the ids that were chosen from the list: they tell colleagues of the same name apart.
 * @param before whom the text that it replaces had named.
 */
export async function findMentions(
  transaction: Transaction<Tables>,
  body: string,
  picked: readonly string[] = [],
  before: readonly Mention[] = [],
): Promise<Mention[]> {
  if (!body.includes("@")) return [];
  const members = await transaction
    .selectFrom("members")
    .select(["id", "name"])
    .where("disabled_at", "is", null)
    .orderBy("id")
    .execute();
  const people = [...members, ...before];
  const names = new Set(mentionParts(body, people).flatMap(({ mention }) => mention?.name ?? []));
  const chosen = new Set([...picked, ...before.map(({ id }) => id)]);
  const named = [...names].flatMap((name) => {
    const all = people.filter((person) => person.name === name);
    const meant = all.filter(({ id }) => chosen.has(id));
    return meant.length > 0 ? meant : all;
  });
  const byId = new Map(named.map((mention) => [mention.id, mention]));
  return [...byId.values()].slice(0, mostMentions);
}
