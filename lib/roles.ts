/** From the least to the most (docs/security.md, who may do what). */
export const roles = ["viewer", "recruiter", "administrator"] as const;

export type Role = (typeof roles)[number];

/** Whether the user may do what `role` may do. */
export const hasRole = (user: { role: Role }, role: Role): boolean =>
  roles.indexOf(user.role) >= roles.indexOf(role);
