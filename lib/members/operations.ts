import { z } from "zod";
import { preferencesSchema } from "@/lib/members/preferences";
import { profileChangeSchema, profileSchema } from "@/lib/members/profile-schema";
import {
  invitedMemberSchema,
  memberChangeSchema,
  memberInputSchema,
  memberViewSchema,
  roleSchema,
} from "@/lib/members/schema";
import { operations } from "@/lib/operation";
import { memberIdParam } from "@/lib/path-params";

const params = { id: memberIdParam };
const oneMemberSchema = z.object({ member: memberViewSchema });

/** As they are told: a zone stands there by its one name already. */
const toldPreferencesSchema = preferencesSchema.extend({ timeZone: z.string().nullable() });
const toldProfileSchema = profileSchema.extend({ preferences: toldPreferencesSchema });

export const memberOperations = operations({
  listMembers: {
    method: "GET",
    path: "/api/members",
    summary: "All people.",
    role: "administrator",
    answers: { 200: z.object({ members: z.array(memberViewSchema) }) },
  },
  inviteMember: {
    method: "POST",
    path: "/api/members",
    summary:
      "Lets a person in: answers with the link through which they choose a password, which is told this once.",
    role: "administrator",
    body: memberInputSchema,
    answers: { 201: invitedMemberSchema },
    problems: [409],
    pace: "creates",
  },
  changeMember: {
    method: "PATCH",
    path: "/api/members/[id]",
    summary: "Gives a person another name or role.",
    role: "administrator",
    params,
    body: memberChangeSchema,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  disableMember: {
    method: "POST",
    path: "/api/members/[id]/disable",
    summary: "Disables a person and ends their sessions.",
    role: "administrator",
    params,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  enableMember: {
    method: "POST",
    path: "/api/members/[id]/enable",
    summary: "Enables a person again.",
    role: "administrator",
    params,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  resetMember: {
    method: "POST",
    path: "/api/members/[id]/reset",
    summary: "Makes a new link through which a person chooses a password.",
    role: "administrator",
    params,
    answers: { 200: invitedMemberSchema },
    problems: [409],
    pace: "creates",
  },
  readProfile: {
    method: "GET",
    path: "/api/profile",
    summary: "Who one is.",
    role: "viewer",
    answers: { 200: toldProfileSchema },
  },
  changeProfile: {
    method: "PATCH",
    path: "/api/profile",
    summary: "Changes one’s own name and preferences; what isn’t named stays.",
    role: "viewer",
    body: profileChangeSchema,
    answers: { 200: toldProfileSchema },
    problems: [404],
  },
});

export const memberSchemas = {
  InvitedMember: invitedMemberSchema,
  Member: memberViewSchema,
  OneMember: oneMemberSchema,
  Preferences: toldPreferencesSchema,
  Profile: toldProfileSchema,
  Role: roleSchema,
};
