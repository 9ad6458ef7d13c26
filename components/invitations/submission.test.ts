import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { newUuid } from "@/components/http/new-uuid";
import { submissionFor } from "@/components/invitations/submission";

const asked = { interviewId: 7, candidate: { email: "amara@example.com" }, suppressCandidateEmail: false };

describe("a submission", () => {
  it("is the same one when its answer was lost and nothing was changed", () => {
    const first = submissionFor(asked, undefined);
    expect(submissionFor({ ...asked }, first)).toEqual(first);
  });

  it("is another one when anything was changed", () => {
    const first = submissionFor(asked, undefined);
    const { id } = submissionFor({ ...asked, suppressCandidateEmail: true }, first);
    expect(id).not.toBe(first.id);
    expect(submissionFor({ ...asked, confirm: "again" }, first).id).not.toBe(first.id);
  });

  it("is another one when the last was answered", () => {
    expect(submissionFor(asked, undefined).id).not.toBe(submissionFor(asked, undefined).id);
  });
});

describe("its id", () => {
  it("is a UUID where the browser makes none, as on plain HTTP", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      const ids = Array.from({ length: 200 }, newUuid);
      for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
      expect(new Set(ids).size).toBe(200);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
