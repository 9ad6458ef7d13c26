import { z } from "zod";
import { visibleText } from "@/lib/visible-text";

const count = z.number().int();

export const erasedSchema = z.object({
  /** How many assessments were theirs, and how many rows of the store had something about them. */
  erased: z.object({ assessments: count, places: count }),
});

/** A text that has their name and isn’t about them alone: it has to be edited by hand. */
const mentionSchema = z.object({
  kind: z.enum(["import", "shortlist", "view", "template", "decision", "note", "word", "comment", "block"]),
  /** Of a note or a shortlist’s comment, the assessment it is about. */
  id: z.string(),
  /** What it is called. */
  label: z.string(),
});

/** Why a person must not be erased, by whom, and since when. */
export const erasureBlockSchema = z.object({ reason: z.string(), by: z.string(), at: z.string() });

export const erasureBlockBodySchema = z.object({ reason: visibleText(300, "giveAReason") });

export const erasurePreviewSchema = z.object({
  /** Their name or address; absent for an assessment whose candidate isn’t known. */
  name: z.string().optional(),
  /** The ids of all their assessments. */
  assessments: z.array(count),
  notes: count,
  invitations: count,
  importRows: count,
  shortlists: count,
  mentions: z.array(mentionSchema),
  /** More than the preview lists. */
  hasMoreMentions: z.boolean(),
  /** While it lasts, they can’t be erased. */
  block: erasureBlockSchema.optional(),
  /** An invitation is on its way, or has to be settled first. */
  isUnsettled: z.boolean(),
});

const recordSchema = z.record(z.string(), z.unknown());

/** By table of the store: of each row what is about the person, and when. */
export const personDataSchema = z.object({
  at: z.string(),
  /** The service that holds the assessments, and has data of its own. */
  service: z.string(),
  names: z.array(z.string()),
  addresses: z.array(z.string()),
  places: z.record(z.string(), z.array(recordSchema)),
});

/** The assessments that a preview showed, `900164,900165`; 409 if these have changed. */
export const eraseQuerySchema = z.object({
  seen: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .transform((ids) => ids.split(",").map(Number))
    .optional(),
});

export const personDataQuerySchema = z.object({ as: z.enum(["json", "page"]).default("json") });

export type Erased = z.infer<typeof erasedSchema>;
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;
export type ErasureBlock = z.infer<typeof erasureBlockSchema>;
export type PersonData = z.infer<typeof personDataSchema>;
