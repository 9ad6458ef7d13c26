import { z } from "zod";
import { operations } from "@/lib/operation";
import { uuidParam } from "@/lib/path-params";
import {
  changedViewSchema,
  newViewSchema,
  pinBodySchema,
  pinnedViewSchema,
  savedViewSchema,
} from "@/lib/views/schema";

const params = { id: uuidParam("This view no longer exists.", { reason: "view_missing" }) };
const oneViewSchema = z.object({ view: savedViewSchema });
const pinsSchema = z.object({ pins: z.array(pinnedViewSchema) });

export const viewOperations = operations({
  listViews: {
    method: "GET",
    path: "/api/views",
    summary: "One’s own views of the table, and those that are shared.",
    role: "viewer",
    answers: { 200: z.object({ views: z.array(savedViewSchema) }) },
  },
  saveView: {
    method: "POST",
    path: "/api/views",
    summary: "Saves a view, and pins it if asked to. Recruiters can share it with everybody.",
    role: "viewer",
    body: newViewSchema,
    answers: { 201: oneViewSchema },
    problems: [409],
    pace: "creates",
  },
  changeView: {
    method: "PATCH",
    path: "/api/views/[id]",
    summary: "Changes a view; what isn’t named stays.",
    role: "viewer",
    params,
    body: changedViewSchema,
    answers: { 200: oneViewSchema },
  },
  deleteView: {
    method: "DELETE",
    path: "/api/views/[id]",
    summary: "Deletes a view.",
    role: "viewer",
    params,
    answers: { 204: null },
  },
  listPins: {
    method: "GET",
    path: "/api/views/pins",
    summary:
      "The views that stand as tabs for the member who asks, in their order, with how many rows each has.",
    role: "viewer",
    answers: { 200: pinsSchema },
  },
  pinView: {
    method: "PUT",
    path: "/api/views/[id]/pin",
    summary: "Pins a view as a tab, for oneself alone, or moves its tab.",
    role: "viewer",
    params,
    body: pinBodySchema,
    answers: { 200: pinsSchema },
    problems: [409],
  },
  unpinView: {
    method: "DELETE",
    path: "/api/views/[id]/pin",
    summary: "Unpins a view. It stays a view.",
    role: "viewer",
    params,
    answers: { 200: pinsSchema },
  },
});

export const viewSchemas = {
  OneView: oneViewSchema,
  View: savedViewSchema,
  PinnedView: pinnedViewSchema,
  Pins: pinsSchema,
};
