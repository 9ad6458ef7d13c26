import { z } from "zod";
import { preferencesSchema } from "@/lib/members/preferences";
import { profileChangeSchema, profileSchema } from "@/lib/members/profile-schema";
import {
  addedMemberSchema,
  colleagueSchema,
  limitChangeSchema,
  limitViewSchema,
  memberChangeSchema,
  memberInputSchema,
  memberViewSchema,
  roleSchema,
} from "@/lib/members/schema";
import { bodySizes, operations } from "@/lib/operation";
import { memberIdParam } from "@/lib/path-params";

const params = { id: memberIdParam };
const oneMemberSchema = z.object({ member: memberViewSchema });

// An answer has the canonical names of zones already.
const toldPreferencesSchema = preferencesSchema.extend({ timeZone: z.string().nullable() });
const toldProfileSchema = profileSchema.extend({ preferences: toldPreferencesSchema });

export const memberOperations = operations({
  listMembers: {
    method: "GET",
    path: "/api/members",
    summary: "All members.",
    role: "administrator",
    answers: { 200: z.object({ members: z.array(memberViewSchema) }) },
  },
  listTeam: {
    method: "GET",
    path: "/api/colleagues",
    summary: "The names of all members, and who may be responsible for an assessment.",
    role: "viewer",
    answers: { 200: z.object({ colleagues: z.array(colleagueSchema) }) },
  },
  inviteMember: {
    method: "POST",
    path: "/api/members",
    summary:
      "Adds a member. Returns the link through which they choose a password, this once; members who sign in with the company’s account alone get none.",
    role: "administrator",
    body: memberInputSchema,
    answers: { 201: addedMemberSchema },
    problems: [409],
    pace: "creates",
  },
  changeMember: {
    method: "PATCH",
    path: "/api/members/[id]",
    summary: "Changes a member’s name or role.",
    role: "administrator",
    params,
    body: memberChangeSchema,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  disableMember: {
    method: "POST",
    path: "/api/members/[id]/disable",
    summary: "Disables a member and ends their sessions.",
    role: "administrator",
    params,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  enableMember: {
    method: "POST",
    path: "/api/members/[id]/enable",
    summary: "Enables a disabled member.",
    role: "administrator",
    params,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  resetMember: {
    method: "POST",
    path: "/api/members/[id]/reset",
    summary:
      "Removes a member’s password and unlinks their company account. Returns a new set-up link, through which they choose a password; members who sign in with the company’s account alone get none.",
    role: "administrator",
    params,
    answers: { 200: addedMemberSchema },
    problems: [409],
    pace: "creates",
  },
  listLimits: {
    method: "GET",
    path: "/api/visibility",
    summary: "Which members are limited to some assessments. Of administrators it doesn’t hold.",
    role: "administrator",
    answers: { 200: z.object({ limits: z.array(limitViewSchema) }) },
  },
  changeVisibility: {
    method: "PUT",
    path: "/api/members/[id]/visibility",
    summary:
      "Limits a member to some assessments, or lets them see all. Administrators see all of them anyway.",
    role: "administrator",
    params,
    body: limitChangeSchema,
    maxBytes: bodySizes.text,
    answers: { 200: z.object({ limit: limitViewSchema.nullable() }) },
    problems: [409],
  },
  resetSecondFactor: {
    method: "DELETE",
    path: "/api/members/[id]/second-factor",
    summary: "Removes a member’s lost second factor, and ends their sessions.",
    role: "administrator",
    params,
    answers: { 200: oneMemberSchema },
    problems: [409],
  },
  readProfile: {
    method: "GET",
    path: "/api/profile",
    summary: "The signed-in person’s profile.",
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
  AddedMember: addedMemberSchema,
  Limit: limitViewSchema,
  Member: memberViewSchema,
  OneMember: oneMemberSchema,
  Preferences: toldPreferencesSchema,
  Profile: toldProfileSchema,
  Role: roleSchema,
};
