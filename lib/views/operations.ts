import { z } from "zod";
import { operations } from "@/lib/operation";
import { uuidParam } from "@/lib/path-params";
import { changedViewSchema, newViewSchema, savedViewSchema } from "@/lib/views/schema";

const params = { id: uuidParam("This view isn’t here any more.", { reason: "view_missing" }) };
const oneViewSchema = z.object({ view: savedViewSchema });

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
    summary: "Saves a view. Recruiters can share it with everybody.",
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
});

export const viewSchemas = { OneView: oneViewSchema, View: savedViewSchema };
