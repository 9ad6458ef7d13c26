import type { PasswordSignIn } from "@/lib/env-sign-in";
import type { Role } from "@/lib/roles";

/** Whether a password would be of use to somebody of this role, as `PASSWORD_SIGN_IN` has it. */
export const mayHavePassword = (role: Role, passwords: PasswordSignIn): boolean =>
  passwords === "on" || (passwords === "break-glass" && role === "administrator");
