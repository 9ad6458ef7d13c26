import { z } from "zod";
import { fieldText } from "@/lib/i18n/field-texts";
import { locales } from "@/lib/i18n/messages/locales";
import { faultsOf } from "@/lib/templates/faults";
import { hasPlaceholder } from "@/lib/templates/placeholders";
import { visibleText } from "@/lib/visible-text";

function checkPlaceholders(template: string, context: z.RefinementCtx): void {
  for (const { key, values } of faultsOf(template).slice(0, 10))
    context.addIssue({ code: "custom", message: fieldText(key, values) });
}

export const templateInputSchema = z.object({
  subject: visibleText(200, "writeSubject")
    .regex(/^[^\r\n]*$/, { error: fieldText("subjectLine") })
    .superRefine(checkPlaceholders),
  body: visibleText(5000, "writeMessage")
    .superRefine(checkPlaceholders)
    .refine((body) => hasPlaceholder(body, "link"), {
      error: fieldText("linkNeeded", { placeholder: "{{link}}" }),
    }),
});

/** The first message with a link, and the reminder. */
export const templateKinds = ["invitation", "reminder"] as const;

export type TemplateKind = (typeof templateKinds)[number];

const kindSchema = z.enum(templateKinds).default("invitation");

const seenAtSchema = z.string().max(40);

export const templateRemovalSchema = z.object({ kind: kindSchema, replaces: seenAtSchema });

/** `replaces` is the `updatedAt` of the template that was seen, null for none. */
export const templateBodySchema = templateInputSchema.extend({
  kind: kindSchema,
  replaces: seenAtSchema.nullable(),
});

export type TemplateRemoval = z.infer<typeof templateRemovalSchema>;
export type TemplateBody = z.infer<typeof templateBodySchema>;

export const templateScopeSchema = z.union([
  z.literal("default"),
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.int()),
]);

export type TemplateScope = z.infer<typeof templateScopeSchema>;

export const templateViewSchema = z.object({
  kind: z.enum(templateKinds),
  scope: z.union([z.literal("default"), z.number().int()]),
  subject: z.string(),
  body: z.string(),
  /** The language of values filled in as words, such as “3 days ago”. Null for templates older than this field. */
  locale: z.enum(locales).nullable(),
  /** Null: the built-in one. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
});

export type TemplateView = z.infer<typeof templateViewSchema>;
