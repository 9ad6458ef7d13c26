import { z } from "zod";
import { bodySizes, operations } from "@/lib/operation";
import {
  templateBodySchema,
  templateRemovalSchema,
  templateScopeSchema,
  templateViewSchema,
} from "@/lib/templates/schema";

const params = { scope: { schema: templateScopeSchema } };

export const templateOperations = operations({
  listTemplates: {
    method: "GET",
    path: "/api/templates",
    summary: "The messages with which a link is sent. Recruiters read them too: they send it.",
    role: "recruiter",
    answers: { 200: z.object({ templates: z.array(templateViewSchema) }) },
  },
  saveTemplate: {
    method: "PUT",
    path: "/api/templates/[scope]",
    summary: "Saves the message of an interview, or the default one, unless it was changed meanwhile.",
    role: "administrator",
    params,
    body: templateBodySchema,
    maxBytes: bodySizes.text,
    answers: { 200: z.object({ template: templateViewSchema }) },
    problems: [409],
  },
  removeTemplate: {
    method: "DELETE",
    path: "/api/templates/[scope]",
    summary: "Goes back to the default message, or to the one that Shortlist brings along.",
    role: "administrator",
    params,
    body: templateRemovalSchema,
    answers: { 204: null },
    problems: [409],
  },
});

export const templateSchemas = { Template: templateViewSchema };
