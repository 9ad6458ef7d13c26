import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";

const presentSchema = z
  .string({ error: fieldText("presentPassword") })
  .min(1, fieldText("presentPassword"))
  .max(1000);

/** An app's six digits, or a recovery code; `readTypedCode` tells which. */
const codeSchema = z
  .string({ error: fieldText("enterCode") })
  .trim()
  .min(1, fieldText("enterCode"))
  .max(40, fieldText("wrongCode"));

export const passwordProofSchema = z.object({ present: presentSchema });
/** One for each operation: the OpenAPI document names a body after its operation. */
export const codeProof = () => z.object({ code: codeSchema });
export const bothProofs = () => z.object({ present: presentSchema, code: codeSchema });

/** What a person's profile shows of their second factor. */
export const secondFactorViewSchema = z.object({
  /** False for members who use the company account only. */
  hasPassword: z.boolean(),
  /** By the team's rule, for this role. */
  isRequired: z.boolean(),
  /** Absent while it is off, as is the number of recovery codes. */
  turnedOnAt: z.string().optional(),
  codesLeft: z.number().int().optional(),
});

/** The only answer that has the secret. */
export const newSecretSchema = z.object({ secret: z.string(), uri: z.string() });

/** The only answer that has recovery codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorView = z.infer<typeof secondFactorViewSchema>;
