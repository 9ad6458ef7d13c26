// Its own script, with zod and the countries’ phone numbers: loaded with the first sign that somebody is there.
import { zodResolver } from "@hookform/resolvers/zod";
import { invitationInputSchema } from "@/lib/invitations/schema";

export { claimAssessment, claimWords } from "@/components/candidate/claim-assessment";
export { submitInvitation } from "@/components/invitations/submit-invitation";

export const checkInvitation = zodResolver(invitationInputSchema);
