import { expect, test } from "./fixtures";

test("a browser that opens the home is led to an address with its queue, which the page needn’t change", {
  tag: "@story",
}, async ({ request, member, takeSession }) => {
  await takeSession(member("recruiter"));
  const open = async (path: string, mode = "navigate") => {
    const answer = await request.get(path, { headers: { "sec-fetch-mode": mode }, maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await open("/assessments")).toEqual([307, "/assessments?queue=to_decide"]);
  expect(await open("/assessments?queue=to_decide")).toEqual([200, undefined]);
  // A link that asks for something means all.
  expect(await open("/assessments?q=amara")).toEqual([200, undefined]);
  // Of a link within the page: a second request would only take time.
  expect(await open("/assessments", "cors")).toEqual([200, undefined]);
});
