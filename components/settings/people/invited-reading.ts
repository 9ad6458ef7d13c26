import { reading } from "@/components/query/reading";
import type { InvitedMember } from "@/lib/members/schema";

/** A person with the link that was made for them. */
export const invitedReading = reading<InvitedMember>({ member: "object", setupLink: "object" });
