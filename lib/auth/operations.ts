import { z } from "zod";
import {
  bothProofs,
  codeProof,
  newSecretSchema,
  passwordProofSchema,
  recoveryCodesSchema,
  secondFactorViewSchema,
} from "@/lib/auth/second-factor/schema";
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
    params: { id: uuidParam("This session has already ended.", { reason: "session_over" }) },
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
  signInByCode: {
    method: "POST",
    path: "/api/sign-in/code",
    summary: "The second step of signing in: checks the app’s code, or a recovery code.",
    role: "none",
    body: codeProof(),
    answers: { 204: null },
    problems: [409, 429],
  },
  beginSetUpAtSignIn: {
    method: "POST",
    path: "/api/sign-in/second-factor",
    summary: "Where the team requires a second factor: makes its secret, after the right password.",
    role: "none",
    answers: { 200: newSecretSchema },
    problems: [409],
  },
  finishSetUpAtSignIn: {
    method: "POST",
    path: "/api/sign-in/second-factor/confirm",
    summary:
      "Turns that second factor on with its first code, signs in, and returns the recovery codes, this once.",
    role: "none",
    body: codeProof(),
    answers: { 200: recoveryCodesSchema },
    problems: [409, 429],
  },
  readSecondFactor: {
    method: "GET",
    path: "/api/profile/second-factor",
    summary: "Whether one’s own second factor is on, and whether the team requires it.",
    role: "viewer",
    answers: { 200: secondFactorViewSchema },
  },
  beginSetUp: {
    method: "POST",
    path: "/api/profile/second-factor",
    summary: "Checks the password and makes the secret of one’s own second factor, which isn’t on yet.",
    role: "viewer",
    body: passwordProofSchema,
    answers: { 200: newSecretSchema },
    problems: [409, 429],
  },
  finishSetUp: {
    method: "POST",
    path: "/api/profile/second-factor/confirm",
    summary:
      "Turns it on with its first code. Every other session ends; the recovery codes are returned this once.",
    role: "viewer",
    body: codeProof(),
    answers: { 200: recoveryCodesSchema },
    problems: [409, 429],
  },
  renewRecoveryCodes: {
    method: "POST",
    path: "/api/profile/second-factor/recovery-codes",
    summary: "Makes new recovery codes. The old ones stop working.",
    role: "viewer",
    body: bothProofs(),
    answers: { 200: recoveryCodesSchema },
    problems: [409, 429],
  },
  turnOffSecondFactor: {
    method: "POST",
    path: "/api/profile/second-factor/off",
    summary: "Turns one’s own second factor off. Every other session ends.",
    role: "viewer",
    body: bothProofs(),
    answers: { 204: null },
    problems: [409, 429],
  },
});

export const authSchemas = {
  NewSecret: newSecretSchema,
  RecoveryCodes: recoveryCodesSchema,
  SecondFactor: secondFactorViewSchema,
  Session: sessionViewSchema,
  SessionLeft: sessionLeftSchema,
};
