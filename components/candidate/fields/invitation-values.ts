import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { InvitationInput, invitationInputSchema } from "@/lib/invitations/schema";

export type InvitationValuesForm = UseFormReturn<
  z.input<typeof invitationInputSchema>,
  unknown,
  InvitationInput
>;
