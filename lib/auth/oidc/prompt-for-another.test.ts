import { expect, test } from "vitest";
import { promptForAnother } from "@/lib/auth/oidc/prompt-for-another";

test.each([
  ["https://accounts.google.com", "select_account"],
  ["https://login.microsoftonline.com/tenant/v2.0", "select_account"],
  ["https://login.example.com/realms/acme", "login"],
  ["https://accounts.google.com.evil.example", "login"],
])("%s gets %s", (issuer, prompt) => expect(promptForAnother(issuer)).toBe(prompt));
