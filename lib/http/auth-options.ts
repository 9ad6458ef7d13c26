import type { NextAuthOptions } from "next-auth";
import { createAuthOptions } from "@/lib/auth/signing-in/create-auth-options";
import type { Env } from "@/lib/env";
import { admitByProvider } from "@/lib/http/admit-by-provider";
import { signInFromRequest } from "@/lib/http/sign-in-from-request";

/** next-auth for a dashboard with this configuration. */
export const authOptionsFor = ({ appUrl, oidc }: Env): NextAuthOptions =>
  createAuthOptions(signInFromRequest, appUrl, oidc && { settings: oidc, admit: admitByProvider });
