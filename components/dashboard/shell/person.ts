import type { User } from "@/lib/auth/sessions/session";

export type Person = Pick<User, "name" | "email" | "role">;
