import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { getQueryClient } from "@/components/http/get-query-client";

/** A query whose answers come when they are let go, in any order. */
function held() {
  const answers: ((answer: string) => void)[] = [];
  const query = {
    queryKey: ["held"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  return { query, answers };
}

it("asks once more for what changed while it was asked for the first time", async () => {
  const client = getQueryClient();
  const { query, answers } = held();
  const observer = new QueryObserver(client, query);
  observer.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);

  const invalidated = Promise.all([client.invalidateQueries(query), client.invalidateQueries()]);
  answers[0]?.("as it was");
  await expect.poll(() => answers.length).toBe(2);
  expect(observer.getCurrentResult().data).toBe("as it was");
  answers[1]?.("as it is");
  await invalidated;
  expect(observer.getCurrentResult().data).toBe("as it is");
  expect(answers).toHaveLength(2);
  client.clear();
});

it("asks no more for what nobody looks at", async () => {
  const client = getQueryClient();
  const { query, answers } = held();
  const fetched = client.fetchQuery(query);
  await expect.poll(() => answers.length).toBe(1);
  await client.invalidateQueries(query);
  answers[0]?.("as it was");
  expect(await fetched).toBe("as it was");
  expect(answers).toHaveLength(1);
  client.clear();
});
