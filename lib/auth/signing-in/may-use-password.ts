import type { MembersTable } from "@/lib/db/member-tables";

/** Whether somebody may sign in with a password, as `PASSWORD_SIGN_IN` has it. */
export const mayUsePassword = (
  member: Pick<MembersTable, "disabled_at" | "role">,
  { administratorsAlone = false }: { administratorsAlone?: boolean | undefined },
): boolean => member.disabled_at === null && (!administratorsAlone || member.role === "administrator");
