import { accessViewSchema, discoverySchema, ruleBodySchema } from "@/lib/auth/access/schema";
import { operations } from "@/lib/operation";

export const accessOperations = operations({
  readAccess: {
    method: "GET",
    path: "/api/access",
    summary: "How people sign in: the company’s provider, passwords, linked members, and recent refusals.",
    role: "administrator",
    answers: { 200: accessViewSchema },
  },
  changeSecondFactorRule: {
    method: "PUT",
    path: "/api/access/second-factor",
    summary: "Sets who needs a second factor in addition to a password.",
    role: "administrator",
    body: ruleBodySchema,
    answers: { 200: accessViewSchema },
    problems: [409],
  },
  testDiscovery: {
    method: "POST",
    path: "/api/access/discovery",
    summary: "Requests the configuration of the company’s provider, and checks it step by step.",
    role: "administrator",
    answers: { 200: discoverySchema },
    problems: [409],
  },
});

export const accessSchemas = { Access: accessViewSchema, Discovery: discoverySchema };
