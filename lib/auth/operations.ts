import { z } from "zod";
import { sessionLeftSchema, sessionViewSchema } from "@/lib/auth/session-schema";
import { passwordChangeSchema } from "@/lib/members/profile-schema";
import { setupInputSchema } from "@/lib/members/schema";
import { bodySizes, operations, type PathParam } from "@/lib/operation";
import { uuidParam } from "@/lib/path-params";

const steps = { nextauth: { schema: z.array(z.string()) } } satisfies Record<string, PathParam>;

const handedOn = {
  200: { mediaType: "*/*", description: "JSON or a page, as next-auth answers this step." },
  302: null,
};

export const authOperations = operations({
  openSignIn: {
    method: "GET",
    path: "/api/auth/[...nextauth]",
    summary: "next-auth’s own: `csrf`, `providers`, `signin`, `callback/…` and `error`.",
    role: "none",
    params: steps,
    answers: handedOn,
  },
  signIn: {
    method: "POST",
    path: "/api/auth/[...nextauth]",
    summary: "next-auth’s own: `callback/credentials` signs in, `signin/…` goes to the company’s provider.",
    role: "none",
    params: steps,
    form: z.record(z.string(), z.string()),
    maxBytes: bodySizes.fields,
    answers: handedOn,
    problems: [401, 429],
  },
  setUpPerson: {
    method: "POST",
    path: "/api/setup",
    summary: "Chooses a password through a set-up link; the first administrator’s name and address too.",
    role: "none",
    body: setupInputSchema,
    answers: { 200: z.object({ email: z.string() }) },
    problems: [409, 429],
  },
  readSession: {
    method: "GET",
    path: "/api/session",
    summary: "How long the session still lasts. Asking isn’t activity.",
    role: "viewer",
    answers: { 200: sessionLeftSchema },
  },
  noteActivity: {
    method: "POST",
    path: "/api/session/activity",
    summary: "Reports activity: the session goes on, up to its fixed end.",
    role: "viewer",
    answers: { 200: sessionLeftSchema },
    pace: "none",
  },
  signOut: {
    method: "DELETE",
    path: "/api/session",
    summary: "Signs out.",
    role: "viewer",
    answers: { 204: null },
    pace: "none",
  },
  listSessions: {
    method: "GET",
    path: "/api/profile/sessions",
    summary: "One’s own sessions.",
    role: "viewer",
    answers: { 200: z.object({ sessions: z.array(sessionViewSchema) }) },
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/api/profile/sessions",
    summary: "Ends all of one’s own sessions but this one.",
    role: "viewer",
    answers: { 204: null },
    pace: "none",
  },
  endSession: {
    method: "DELETE",
    path: "/api/profile/sessions/[id]",
    summary: "Ends one of one’s own sessions.",
    role: "viewer",
    params: { id: uuidParam("This session has ended already.", { reason: "session_over" }) },
    answers: { 204: null },
    pace: "none",
  },
  signOutEverywhere: {
    method: "POST",
    path: "/api/profile/sign-out-everywhere",
    summary: "Ends all of one’s own sessions.",
    role: "viewer",
    answers: { 204: null },
    pace: "none",
  },
  changePassword: {
    method: "POST",
    path: "/api/profile/password",
    summary: "Changes one’s own password. Every other session ends; this one goes on under the new password.",
    role: "viewer",
    body: passwordChangeSchema,
    answers: { 204: null },
    problems: [409, 429],
    pace: "none",
  },
});

export const authSchemas = { Session: sessionViewSchema, SessionLeft: sessionLeftSchema };
