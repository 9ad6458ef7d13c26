import type { roles } from "@/lib/members/roles";

type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  viewer: "Viewer",
  recruiter: "Recruiter",
  administrator: "Administrator",
};

/** What a role may do, in a sentence. */
export const roleSentences: Record<Role, string> = {
  viewer: "Sees assessments and interviews.",
  recruiter: "Sees everything, invites candidates and copies their links.",
  administrator: "Does all that recruiters do, and looks after the connection and the people.",
};
