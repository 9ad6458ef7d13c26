/** How the log names those who are no colleagues, and what each is. */
const kinds = { "Command line": "commandLine", Operator: "operator", Unknown: "unknown" } as const;

export type ActorKind = (typeof kinds)[keyof typeof kinds];

/** Which of them an entry was made by; undefined for a colleague. */
export const actorKind = (actor: { id?: string; name: string }): ActorKind | undefined =>
  actor.id === undefined ? kinds[actor.name as keyof typeof kinds] : undefined;
