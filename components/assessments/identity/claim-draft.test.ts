import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ClaimDraft, claimDraft } from "@/components/assessments/identity/claim-draft";
import { stubTabStorage } from "@/components/drafts/testing";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const begun: ClaimDraft = { replaces: null, interviewId: 7, email: "a@b", firstName: "Ada", lastName: "" };
const empty: ClaimDraft = { replaces: null, interviewId: 7, email: "", firstName: " ", lastName: "" };
const draft = () => claimDraft(3, "dana");

it("keeps what one person has begun to say of one assessment", () => {
  draft().save(begun);
  expect(draft().load()).toEqual(begun);
  expect(claimDraft(3, "vera").load()).toBeUndefined();
  draft().save(empty);
  expect(draft().load()).toBeUndefined();
});

it("keeps a correction though its fields are empty", () => {
  draft().save({ ...empty, replaces: "2026-03-01T12:00:00.000Z" });
  expect(draft().load()?.replaces).toBe("2026-03-01T12:00:00.000Z");
});
