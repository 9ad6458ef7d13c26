import type { TestStore } from "@/lib/db/testing";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { type CreateAssessmentBody, createAssessmentBodySchema } from "@/lib/invitations/schema";
import { queues } from "@/lib/invitations/sending/testing-queue";

/** How Dana invites Amara before a real sandbox server of her own. Call it at the top of a suite. */
export function inviting(store: () => Promise<TestStore>) {
  const openQueue = queues();
  return async (timeoutMs?: number) => {
    const parts = await openQueue(await store(), timeoutMs);
    const body = (overrides: Partial<CreateAssessmentBody> = {}): CreateAssessmentBody =>
      createAssessmentBodySchema.parse({
        interviewId: parts.interviewId,
        candidate: { email: "Amara@Example.com", firstName: "Amara", lastName: "Okafor" },
        ...overrides,
      });
    const invite = (overrides: Partial<CreateAssessmentBody> = {}) =>
      createInvitation(parts.queue, body(overrides), parts.dana);
    const states = async () =>
      (
        await parts.store.db
          .selectFrom("invitations")
          .select(["state", "open"])
          .orderBy("submitted_at")
          .execute()
      ).map(({ state, open }) => `${state}${open ? " (open)" : ""}`);
    return { ...parts, body, invite, states };
  };
}
