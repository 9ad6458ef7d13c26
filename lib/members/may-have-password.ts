import type { PasswordSignIn } from "@/lib/env-sign-in";
import type { Role } from "@/lib/roles";

/** Whether this role may sign in with a password. */
export const mayHavePassword = (role: Role, passwords: PasswordSignIn): boolean =>
  passwords === "on" || (passwords === "break-glass" && role === "administrator");
