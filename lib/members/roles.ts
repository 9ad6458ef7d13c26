import type { Role } from "@/lib/db/types";

/** From the least to the most (product.md, who may do what). */
export const roles = ["viewer", "recruiter", "administrator"] as const satisfies Role[];

/** Whether somebody may do what `role` may do. */
export const hasRole = (user: { role: Role }, role: Role): boolean =>
  roles.indexOf(user.role) >= roles.indexOf(role);
