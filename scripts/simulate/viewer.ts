import type { AssessmentView } from "@/lib/assessments/schema";
import type { Limit } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { type Position, parsePosition } from "@/lib/feed/position";
import type { FeedMessage } from "@/lib/feed/schema";
import type { Instance } from "./instance";
import { readRows } from "./people";
import type { Onlooker, Person } from "./place";
import type { World } from "./world";

/** An open table: after loading, it changes by the feed alone. */
export type Viewer = {
  readonly name: string;
  readonly limit: Limit | undefined;
  rows: Map<number, AssessmentView>;
  position: Position | undefined;
  /** Contradictions in the messages. */
  broken: string[];
};

const comesBackAfterMs = 1_500;
const asksEveryMs = 4_000;

const decoder = new TextDecoder();

/** The messages of server-sent events; each piece has whole ones. */
function* messagesOf(piece: Uint8Array): Generator<FeedMessage, void> {
  for (const event of decoder.decode(piece).split("\n\n")) {
    const data = event.split("\n").find((line) => line.startsWith("data: "));
    if (data) yield JSON.parse(data.slice(6)) as FeedMessage;
  }
}

/** Opens a table that follows the feed at changing instances. @param how by a stream, or by polling for news. */
export function openViewer(
  world: World,
  instances: Instance[],
  person: Person | Onlooker,
  how: "stream" | "asking",
): Viewer {
  const limit = "limit" in person ? person.limit : undefined;
  const viewer: Viewer = {
    name: `${person.name} (${how})`,
    limit,
    rows: new Map(),
    position: undefined,
    broken: [],
  };

  function see({ id, interview, candidate }: AssessmentView): void {
    const isBlind = interview && limit?.blind?.interviewIds.includes(interview.id);
    if (isBlind && candidate) viewer.broken.push(`was told whose assessment ${id} is`);
  }

  async function load(instance: Instance): Promise<void> {
    const { rows, position } = await instance.ask(({ store }) =>
      readRows(limit ? limitStore(store, limit) : store, person.role),
    );
    viewer.rows = rows;
    viewer.position = position;
    for (const row of rows.values()) see(row);
  }

  function take(message: FeedMessage): boolean {
    if (message.kind !== "changes" && message.kind !== "reload") return false;
    const next = parsePosition(message.version);
    const { position } = viewer;
    // A limited one’s history ends earlier when its newest row leaves their sight: they load again.
    const mayGoBack = limit !== undefined && message.kind === "reload";
    if (!next || (!mayGoBack && position?.epoch === next.epoch && next.version < position.version))
      viewer.broken.push(`was led from version ${position?.version} back to ${next?.version}`);
    if (message.kind === "reload") return true;
    for (const row of message.assessments) {
      viewer.rows.set(row.id, row);
      see(row);
    }
    viewer.position = next;
    return false;
  }

  async function follow(instance: Instance): Promise<void> {
    if (!viewer.position) await load(instance);
    const reader = { memberId: person.id, sessionId: person.sessionId, role: person.role, limit };
    const leaving = new AbortController();
    const stream = await instance.ask(({ running }) =>
      running.feed.open(reader, viewer.position, leaving.signal).getReader(),
    );
    for (;;) {
      const { done, value } = await instance.ask(() => stream.read());
      if (done) return;
      for (const message of messagesOf(value)) if (take(message)) await load(instance);
    }
  }

  async function askFrom(instance: Instance): Promise<void> {
    if (!viewer.position) await load(instance);
    const message = await instance.ask(({ running }) =>
      running.feed.changesSince(viewer.position, { role: person.role, limit }),
    );
    if (take(message)) await load(instance);
    await world.sleep(asksEveryMs);
  }

  async function live(): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const instance = instances[turn % instances.length] as Instance;
      // Cut off, or the store failed: a browser comes back after a while.
      await (how === "stream" ? follow(instance) : askFrom(instance)).catch(() =>
        world.sleep(comesBackAfterMs),
      );
      if (how === "stream") await world.sleep(comesBackAfterMs);
    }
  }
  world.as(world.outside, () => void live());
  return viewer;
}
