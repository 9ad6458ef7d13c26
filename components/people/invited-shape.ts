import { answerShape } from "@/components/http/answer-shape";
import type { AddedMember, InvitedMember } from "@/lib/members/schema";

export const invitedShape = answerShape<InvitedMember>({ member: "object", setupLink: "object" });

/** Who signs in with the company’s account alone gets no link. */
export const addedShape = answerShape<AddedMember>({ member: "object" });
