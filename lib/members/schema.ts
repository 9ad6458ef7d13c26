import { z } from "zod";
import { roles } from "@/lib/members/roles";

export const emailSchema = z
  .string({ error: "Enter your e-mail address." })
  .trim()
  .max(254, { error: "Use at most 254 characters." })
  .pipe(z.email({ error: "This doesn’t look like an e-mail address." }));

export const nameSchema = z
  .string({ error: "Enter your name." })
  .trim()
  .min(1, { error: "Enter your name." })
  .max(100, { error: "Use at most 100 characters." });

export const passwordRule = "Use at least 12 characters. A few words in a row are easy to keep in mind.";

export const passwordSchema = z
  .string({ error: "Choose a password." })
  .min(12, { error: "Use at least 12 characters." })
  .max(200, { error: "Use at most 200 characters." });

export const roleSchema = z.enum(roles);

/** An address everybody knows is no password. */
export const passwordIsEmail = (password: string, email: string): boolean =>
  password.trim().toLowerCase() === email.trim().toLowerCase();

export const passwordIsEmailText = "Choose something other than your e-mail address.";

/** The body of `POST /api/setup`. Name and address are asked of the first administrator alone. */
export const setupInputSchema = z.object({
  token: z.string().min(1).max(200),
  name: nameSchema.optional(),
  email: emailSchema.optional(),
  password: passwordSchema,
});

export type SetupInput = z.infer<typeof setupInputSchema>;

/** A person as Settings lists them. */
export const memberViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  /** `invited` until they have chosen a password. */
  state: z.enum(["active", "invited", "disabled"]),
});

export type MemberView = z.infer<typeof memberViewSchema>;
