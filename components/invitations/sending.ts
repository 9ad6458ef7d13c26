// A script of its own: it brings zod and the tables of phone numbers, which are needed only once the form is used.
import { zodResolver } from "@hookform/resolvers/zod";
import { invitationInputSchema } from "@/lib/invitations/schema";

export { claimAssessment, claimWords } from "@/components/candidate/claim-assessment";
export { submitInvitation } from "@/components/invitations/submit-invitation";

export { isUnusualAddress } from "@/lib/candidates/email-address";

export const checkInvitation = zodResolver(invitationInputSchema);
