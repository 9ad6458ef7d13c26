// Names in the log of actors who aren't members.
const kinds = {
  "Command line": "commandLine",
  Operator: "operator",
  Unknown: "unknown",
  Shortlist: "shortlist",
} as const;

export type ActorKind = (typeof kinds)[keyof typeof kinds];

/** Which of them made an entry; undefined for a member. */
export const actorKind = (actor: { id?: string; name: string }): ActorKind | undefined =>
  actor.id === undefined ? kinds[actor.name as keyof typeof kinds] : undefined;
