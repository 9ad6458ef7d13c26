import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { preferencesSchema } from "@/lib/members/preferences";
import { nameSchema, passwordSchema, roleSchema } from "@/lib/members/schema";

/** `GET /api/profile`: who one is. */
export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  preferences: preferencesSchema,
});

export type Profile = z.infer<typeof profileSchema>;

/** The body of `PATCH /api/profile`: what isn't named stays. */
export const profileChangeSchema = z.object({
  name: nameSchema.optional(),
  preferences: preferencesSchema.partial().optional(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The body of `POST /api/profile/password`. */
export const passwordChangeSchema = z.object({
  present: z
    .string({ error: fieldText("presentPassword") })
    .min(1, fieldText("presentPassword"))
    .max(1000),
  password: passwordSchema,
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
