import { expect, test } from "vitest";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { loadedBefore } from "@/app/api/testing-suites";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import { openingHeader } from "@/lib/shortlists/opening-header";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import { makeSharedLink, revokeSharedLink } from "@/lib/shortlists/shared-links";

const origin = "http://localhost:3000";

const routes = loadedBefore(loadRoutes);

onEachStore("a shared link", (open) => {
  test("counts a page that runs in a browser, and nothing that only fetches it", async () => {
    const dashboard = await openDashboard(await open());
    const { store } = dashboard.runtime;
    const { id: memberId } = await dashboard.signedIn("recruiter");
    const user = { id: memberId, name: "Dana", role: "recruiter" } as const;
    await createAssessment(store, 1, { email: "ana@example.com" });
    const { shortlist } = await makeShortlist(store, { name: "Backend", assessments: [1] }, user);
    const { id } = shortlist;
    const { url } = await makeSharedLink(store, { id, days: 1, appUrl: origin }, user);
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const route = routes().find(({ path }) => path === "/api/shared/[token]") as Route;
    const ask = (method: "GET" | "HEAD", headers: Record<string, string> = {}) =>
      callRoute(route, new Request(`${origin}/api/shared/${token}`, { method, headers }), { token });
    const link = async () => (await readShortlist(store, id, user)).links[0];

    await ask("GET");
    await ask("HEAD");
    const head = await ask("HEAD", { [openingHeader]: "1" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(await link()).toMatchObject({ opened: 0 });
    const etag = (await ask("GET", { [openingHeader]: "1" })).headers.get("etag") ?? "";
    expect((await ask("GET", { [openingHeader]: "1", "if-none-match": etag })).status).toBe(304);
    expect((await ask("GET", { "if-none-match": etag })).status).toBe(304);
    expect(await link()).toMatchObject({ opened: 2, lastOpenedAt: expect.any(String) });

    await revokeSharedLink(store, { id, linkId: (await link())?.id ?? "" }, user);
    expect((await ask("GET", { [openingHeader]: "1" })).status).toBe(404);
    expect(await link()).toMatchObject({ opened: 2 });
    await dashboard.close();
  });
});
