import { z } from "zod";

/** `message` is for recruiters, with `reason` as its code; `technical` is for administrators only. */
export const syncViewSchema = z.object({
  state: z.enum(["starting", "live", "failing"]),
  checkedAt: z.string().optional(),
  failingSince: z.string().optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
  technical: z.string().optional(),
  unreadableRows: z.number().int(),
  identifying: z.object({ left: z.number().int(), secondsLeft: z.number().int().optional() }).optional(),
});

export type SyncView = z.infer<typeof syncViewSchema>;
