import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { instantSchema } from "@/lib/instant-schema";
import { roles } from "@/lib/roles";
import { visibleText } from "@/lib/visible-text";
import { serviceId } from "@/lib/whole-number";

export const emailSchema = z
  .string({ error: fieldText("enterYourEmail") })
  .trim()
  .min(1, { error: fieldText("enterAnEmail") })
  .max(254, { error: fieldText("tooLong", { max: 254 }) })
  .pipe(z.email({ error: fieldText("notAnEmail") }));

export const nameSchema = visibleText(100, "enterYourName");

export const passwordSchema = z
  .string({ error: fieldText("choosePassword") })
  .min(12, { error: fieldText("passwordTooShort", { min: 12 }) })
  .max(200, { error: fieldText("tooLong", { max: 200 }) });

export const roleSchema = z.enum(roles);

/** The address is known to everybody, so it is no password. */
export const passwordIsEmail = (password: string, email: string): boolean =>
  password.trim().toLowerCase() === email.trim().toLowerCase();

export const passwordIsEmailText = fieldText("passwordIsEmail");

/** Only the first administrator gives a name and an address. */
export const setupInputSchema = z.object({
  token: z.string().min(1).max(200),
  name: nameSchema.optional(),
  email: emailSchema.optional(),
  password: passwordSchema,
});

export type SetupInput = z.infer<typeof setupInputSchema>;

/** What a limited member sees: the union of these. */
const memberLimitSchema = z.object({
  /** The assessments of these interviews. */
  interviewIds: z
    .array(serviceId())
    .max(1000)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  /** Those they invited, assigned to a candidate, or are responsible for. Viewers have none. */
  own: z.boolean(),
  /** Those whose candidate isn’t known. */
  unclaimed: z.boolean(),
});

export type MemberLimit = z.infer<typeof memberLimitSchema>;

export const limitViewSchema = memberLimitSchema.extend({
  memberId: z.string(),
  interviewIds: z.array(z.number().int()),
  /** What a change of it names as `replaces`. */
  updatedAt: z.string(),
  updatedBy: z.string(),
});

export type LimitView = z.infer<typeof limitViewSchema>;

export const limitChangeSchema = z.object({
  /** Null: they see everything. */
  limit: memberLimitSchema.nullable(),
  /** `updatedAt` of the limit that the sender saw; null if there was none. */
  replaces: instantSchema.nullable(),
});

export type LimitChange = z.infer<typeof limitChangeSchema>;

export const memberViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  state: z.enum(["active", "invited", "disabled"]),
  hasCompanyAccount: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  lastSignedInAt: z.string().optional(),
  linkExpiresAt: z.string().optional(),
});

export const colleagueSchema = memberViewSchema.pick({ id: true, name: true }).extend({
  /** Whether assessments may be assigned to them. */
  mayRecruit: z.boolean(),
  isDisabled: z.boolean(),
});

export type Colleague = z.infer<typeof colleagueSchema>;

export type MemberView = z.infer<typeof memberViewSchema>;

const colleagueNameSchema = visibleText(100, "enterAName");

export const memberInputSchema = z.object({
  email: emailSchema,
  name: colleagueNameSchema,
  role: roleSchema,
});

export type MemberInput = z.infer<typeof memberInputSchema>;

/** The only answer that has a set-up link. */
const invitedMemberSchema = z.object({
  member: memberViewSchema,
  setupLink: z.object({ url: z.string(), expiresAt: z.string() }),
});

/** No link for members who use the company account only. */
export const addedMemberSchema = invitedMemberSchema.partial({ setupLink: true });

export type AddedMember = z.infer<typeof addedMemberSchema>;

export type InvitedMember = z.infer<typeof invitedMemberSchema>;

export const memberChangeSchema = z.object({
  name: colleagueNameSchema.optional(),
  role: roleSchema.optional(),
});
