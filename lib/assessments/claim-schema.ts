import type { z } from "zod";
import { instantSchema } from "@/lib/instant-schema";
import { invitationInputSchema } from "@/lib/invitations/schema";

/** The body of `POST /api/assessments/{id}/claim`: who a recruiter says a row is. */
export const claimBodySchema = invitationInputSchema.omit({ suppressCandidateEmail: true }).extend({
  /** The instant of the claim that this one corrects; without it, only an unclaimed row is claimed. */
  replaces: instantSchema.optional(),
});

/** The body of `DELETE /api/assessments/{id}/claim`. */
export const withdrawalBodySchema = claimBodySchema.pick({ replaces: true }).required();

export type ClaimBody = z.infer<typeof claimBodySchema>;
