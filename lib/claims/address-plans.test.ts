import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { claimBodySchema } from "@/lib/claims/claim-schema";
import { correctCandidate, correctPerson } from "@/lib/claims/correct-candidate";
import { correctionBodySchema, personCorrectionBodySchema } from "@/lib/claims/correction-schema";
import { joinCandidates, orderName } from "@/lib/claims/join-candidates";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { plansOf, readsWhole } from "@/lib/db/testing-plans";
import {
  createAssessment,
  createAssessments,
  createInterview,
  createMember,
  createStore,
} from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { getCandidate } from "@/lib/details/get-candidate";
import { listCandidateTimeline } from "@/lib/details/list-candidate-timeline";
import { checkCandidate } from "@/lib/invitations/creating/check-candidate";
import { findDoubles } from "@/lib/invitations/creating/find-double";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

const email = "ana@example.com";
const candidate = { email, firstName: "Ana", lastName: "Bauer" };

const asks: [string, (store: Store) => Promise<unknown>][] = [
  ["a candidate’s page", (store) => getCandidate(store, 1, dana)],
  ["a candidate’s timeline", (store) => listCandidateTimeline(store, 1, dana)],
  ["an assessment’s page", (store) => getAssessment(store, 501, dana)],
  ["a check before inviting", (store) => checkCandidate(store, { email, interviewId: 3 }, dana)],
  [
    "a check of an import’s rows",
    (store) =>
      findDoubles(
        store,
        [email, "ben@example.com", "candidate.7@example.com"].map((one) => ({
          candidate: { email: one },
          interviewId: 1,
        })),
      ),
  ],
  [
    "an invitation",
    (store) =>
      recordInvitation(
        store,
        randomUUID(),
        { interviewId: 3, candidate, suppressCandidateEmail: true },
        dana,
      ),
  ],
  ["learning who it is", (store) => keepIdentity(store, 503, { email, interviewId: 1 })],
  [
    "assigning a candidate",
    (store) =>
      claimAssessment(
        store,
        503,
        claimBodySchema.parse({ candidate: { email: "ben@example.com" }, interviewId: 3 }),
        dana,
      ),
  ],
  [
    "a correction",
    (store) =>
      correctCandidate(
        store,
        504,
        correctionBodySchema.parse({
          candidate: { email: "cemal@example.com" },
          from: { email: "cem@example.com" },
        }),
        dana,
      ),
  ],
  [
    "a correction of all assessments",
    (store) =>
      correctPerson(
        store,
        1,
        personCorrectionBodySchema.parse({
          candidate: { firstName: "Anna" },
          from: { firstName: "Ana", lastName: "Bauer" },
        }),
        dana,
      ),
  ],
  ["joining candidates", (store) => joinCandidates(store, 1, "ben@example.com", dana)],
  ["the order of a name", (store) => orderName(store, 1, "family_first", dana)],
];

onEachStore("what is asked about an e-mail address", (place) => {
  test.each(asks)("%s reads no table as a whole", async (_, ask) => {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2, 3]) await createInterview(store, id, `Interview ${id}`);
    await createMember(store, dana.id, dana.name);
    await createAssessment(store, 501, { email, first_name: "Ana", last_name: "Bauer", interview_id: 1 });
    await createAssessment(store, 502, { email: "ben@example.com", interview_id: 2 });
    await createAssessment(store, 503);
    await createAssessment(store, 504, { email: "cem@example.com", identity: "claimed" });
    await createAssessments(store, 100);
    const plans = await plansOf(store, ask);
    if (!plans) return;
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(readsWhole)).toEqual([]);
  });
});
