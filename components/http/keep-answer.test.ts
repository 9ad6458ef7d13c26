import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { keepAnswer } from "@/components/http/keep-answer";

type Note = { text: string };

/** A query whose reads are answered by hand, in the order in which they were asked. */
function setUp() {
  const client = new QueryClient();
  const asked: ((note: Note) => void)[] = [];
  const query = queryOptions({
    queryKey: ["note"],
    queryFn: () => new Promise<Note>((resolve) => asked.push(resolve)),
  });
  const observer = new QueryObserver(client, { ...query, initialData: { text: "first" } });
  const shown: (string | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data?.text));
  return { client, query, observer, asked, shown, stop };
}

describe("keepAnswer", () => {
  test("a read that began before the change doesn’t undo it, and is asked again", async () => {
    const { client, query, observer, asked, shown, stop } = setUp();
    void observer.refetch();
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    keepAnswer(client, query, { text: "changed" });
    for (const answer of asked.slice(0, before)) answer({ text: "first" });
    await expect.poll(() => asked.length).toBe(before + 1);
    expect(observer.getCurrentResult().data).toEqual({ text: "changed" });
    asked.at(-1)?.({ text: "changed by a colleague" });
    await expect.poll(() => observer.getCurrentResult().data?.text).toBe("changed by a colleague");
    expect(shown.slice(shown.indexOf("changed"))).not.toContain("first");
    stop();
  });

  test("where nothing is being read, nothing is asked", async () => {
    const { client, query, observer, asked, stop } = setUp();
    for (const answer of asked) answer({ text: "first" });
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
    const before = asked.length;
    keepAnswer(client, query, (note) => note && { text: `${note.text}, changed` });
    expect(observer.getCurrentResult().data).toEqual({ text: "first, changed" });
    expect(asked).toHaveLength(before);
    stop();
  });
});
