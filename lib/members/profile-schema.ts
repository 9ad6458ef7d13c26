import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { preferencesSchema } from "@/lib/members/preferences";
import { nameSchema, passwordSchema, roleSchema } from "@/lib/members/schema";

export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  preferences: preferencesSchema,
});

export type Profile = z.infer<typeof profileSchema>;

/** `PATCH /api/profile`: what is left out stays. */
export const profileChangeSchema = z.object({
  name: nameSchema.optional(),
  preferences: preferencesSchema.partial().optional(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const passwordChangeSchema = z.object({
  present: z
    .string({ error: fieldText("presentPassword") })
    .min(1, fieldText("presentPassword"))
    .max(1000),
  password: passwordSchema,
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
