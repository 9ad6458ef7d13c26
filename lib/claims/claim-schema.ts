import type { z } from "zod";
import { instantSchema } from "@/lib/instant-schema";
import { invitationInputSchema } from "@/lib/invitations/schema";

export const claimBodySchema = invitationInputSchema.omit({ suppressCandidateEmail: true }).extend({
  /** The instant of the claim that this one corrects; absent: only an unclaimed row is claimed. */
  replaces: instantSchema.optional(),
});

export const withdrawalBodySchema = claimBodySchema.pick({ replaces: true }).required();

export type ClaimBody = z.infer<typeof claimBodySchema>;
