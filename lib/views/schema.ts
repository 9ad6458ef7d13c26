import { z } from "zod";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import { columnsSchema, densities } from "@/lib/members/preferences";
import { mostPins } from "@/lib/views/most-pins";
import { visibleText } from "@/lib/visible-text";

// In the order of the schema and without defaults, so that one view has one address.
function canonical(view: z.infer<typeof viewQuerySchema>): string {
  const usual: Record<string, unknown> = viewQuerySchema.parse({});
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined && value !== usual[name]) params.set(name, String(value));
  }
  return params.toString();
}

// A URL's search parameters, such as `status=pending&q=ana`; unknown ones are dropped.
const querySchema = z
  .string()
  .max(2000, { error: fieldText("viewTooLong") })
  .transform((text, context) => {
    const given = [...new URLSearchParams(text)].filter(([, value]) => value !== "");
    const parsed = viewQuerySchema.safeParse(Object.fromEntries(given));
    if (parsed.success) return canonical(parsed.data);
    const names = parsed.error.issues.map(({ path }) => path.join("."));
    context.addIssue({ code: "custom", message: `This view can’t be read: ${names.join(", ")}.` });
    return z.NEVER;
  });

export const newViewSchema = z.object({
  name: visibleText(80, "nameTheView"),
  query: querySchema,
  /** In their order; null: the default ones. */
  columns: columnsSchema.nullable().default(null),
  density: z.enum(densities).nullable().default(null),
  /** Shared with the team. Its owner and administrators may change it. */
  shared: z.boolean().default(false),
  /** Its place among the owner's views; equal places are in order of name. */
  position: z.number().int().min(0).max(1_000_000).default(0),
  /** A tab of its owner’s from the start. */
  pinned: z.boolean().default(false),
});

/** `PATCH /api/views/{id}`: what is left out stays. */
export const changedViewSchema = z.object({
  name: newViewSchema.shape.name.optional(),
  query: newViewSchema.shape.query.optional(),
  columns: newViewSchema.shape.columns.unwrap().optional(),
  density: newViewSchema.shape.density.unwrap().optional(),
  shared: newViewSchema.shape.shared.unwrap().optional(),
  position: newViewSchema.shape.position.unwrap().optional(),
});

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()).nullable(),
  density: z.enum(densities).nullable(),
  shared: z.boolean(),
  position: z.number().int(),
  owner: z.string(),
  isMine: z.boolean(),
  mayChange: z.boolean(),
});

/** One that stands as a tab. */
export const pinnedViewSchema = savedViewSchema.extend({
  /** How many rows it has; absent where that isn’t soon counted. */
  count: z.number().int().optional(),
});

/** `PUT /api/views/{id}/pin`: its place among one’s pins, from 0 on; without it, the last or where it is. */
export const pinBodySchema = z.object({
  place: z
    .number()
    .int()
    .min(0)
    .max(mostPins - 1)
    .optional(),
});

export type NewView = z.infer<typeof newViewSchema>;
export type ChangedView = z.infer<typeof changedViewSchema>;
export type SavedView = z.infer<typeof savedViewSchema>;
export type PinnedView = z.infer<typeof pinnedViewSchema>;
