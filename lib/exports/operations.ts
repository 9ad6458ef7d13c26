import { z } from "zod";
import { operations } from "@/lib/operation";

export const exportOperations = operations({
  findExportPlace: {
    method: "GET",
    path: "/api/exports/place",
    summary:
      "Whether one more export of one’s own may begin: a link that is refused tells its reader nothing.",
    role: "recruiter",
    answers: { 200: z.object({ isFree: z.literal(true) }) },
    problems: [429],
  },
});
