import { z } from "zod";
import { positionShape } from "@/lib/feed/position";
import { feedMessageSchema } from "@/lib/feed/schema";
import { operations } from "@/lib/operation";

/** Without it, the reader gets only what is new from now on. */
const query = z.object({ after: z.string().regex(positionShape).optional() });

const headers = {
  "Last-Event-ID": {
    description: "As `after`, from a browser that reconnects by itself; it goes before.",
    schema: z.string().regex(positionShape),
  },
};

export const feedOperations = operations({
  listChanges: {
    method: "GET",
    path: "/api/assessments/changes",
    summary: "Everything that changed since a version, in one answer.",
    role: "viewer",
    query,
    headers,
    answers: { 200: feedMessageSchema },
  },
  streamChanges: {
    method: "GET",
    path: "/api/assessments/events",
    summary: "A stream of everything that changes, until the reader leaves or the session ends.",
    role: "viewer",
    query,
    headers,
    answers: {
      200: {
        mediaType: "text/event-stream",
        description: "Server-sent events: each one’s data is JSON, and its name is the data’s `kind`.",
        events: feedMessageSchema,
      },
    },
    problems: [429],
  },
});

export const feedSchemas = { FeedMessage: feedMessageSchema };
