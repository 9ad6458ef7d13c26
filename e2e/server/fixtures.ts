import type { APIRequestContext } from "@playwright/test";
import { test as base, expect, metricsToken } from "../fixtures";
import { inviteBy, signInBy } from "../support/by-request";

/**
 * For tests of what the server answers, which start no browser: `request` keeps the session’s cookies, and whatever
 * asks for `page`, `context` or `browser` would start one.
 */
export const test = base.extend({
  takeSession: async ({ request }, use) => use(async (person) => signInBy(request, await person)),
  invite: async ({ request }, use) => use((candidate, to) => inviteBy(request, candidate, to)),
  failOnPageErrors: async ({ browserName: _ }, use) => use(undefined),
});

/** The request header of these cookies, for a caller that copied them. */
export const copiedCookies = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

export { expect, metricsToken };
