import { expect, test } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import {
  wireInterview,
  wireNotRecommended,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";

/** Serves what it is given, escaped as only JSON allows it. */
const serving = (answers: Record<string, unknown>) =>
  createAssessmentClient({
    baseUrl: "https://service.example/v1",
    apiKey: "test-key-of-the-employer",
    fetch: async (input) => Response.json(answers[new URL(String(input)).pathname]),
  });

onEachStore("a service whose texts no store keeps as they are", (store) => {
  test("costs no row, and a row that didn’t change is no change", async () => {
    const source = await createStore((await (await store()).open()).db);
    const client = serving({
      "/v1/interviews": [wireInterview({ name: "Ware\u0000house" })],
      "/v1/assessments": [
        wireRecommended({ id: 1, detail: "Strong\u0000 on \ud800safety." }),
        wireNotRecommended({ id: 2, detail: "\u0000" }),
        wirePending({ id: 3, application_url: "https://service.example.com/apply/\u0000" }),
        wirePending({ id: 4 }),
      ],
      "/v1/assessments/1": wireRecommended({ id: 1, candidate_email: "a\u0000@example.com" }),
      "/v1/assessments/2": wireNotRecommended({ id: 2, candidate_email: "b\ud800@example.com" }),
    });
    await pollInterviews(source, client);
    await pollAssessments(source, client);
    const rows = await source.db.selectFrom("assessments").select(["id", "detail"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: 1, detail: "Strong on \ufffdsafety." },
      { id: 2, detail: null },
      { id: 3, detail: null },
      { id: 4, detail: null },
    ]);
    expect(await pollAssessments(source, client)).toEqual([]);
    expect(await learnIdentities(source, client)).toBe(2);
  });
});
