import { answerShape } from "@/components/http/answer-shape";
import type { AddedMember } from "@/lib/members/schema";

/** Members who sign in with the company’s account alone get no link. */
export const addedShape = answerShape<AddedMember>({ member: "object" });
