import { answerShape } from "@/components/http/answer-shape";
import type { InvitedMember } from "@/lib/members/schema";

export const invitedShape = answerShape<InvitedMember>({ member: "object", setupLink: "object" });
