import { expect, request as requests, test } from "@playwright/test";
import { inviteBy, signInBy } from "../support/by-request";
import { createService } from "../support/start-service";
import { startShortlist } from "../support/start-shortlist";

const ada = {
  email: "ada@shortlist.example",
  name: "Ada",
  role: "administrator",
  password: "a long enough passphrase",
};

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} ends the server cleanly, and a second start finds everything as it was`, {
    // One of them is enough for the gate.
    tag: signal === "SIGTERM" ? "@story" : [],
  }, async () => {
    const first = await startShortlist();
    await first.addMember(ada);
    // One that hangs is killed, and has no exit code.
    expect(await first.stop(signal)).toBe(0);

    const second = await startShortlist({ DATA_DIR: first.dataDir });
    expect(second.setupLink).toBeUndefined();
    expect(await second.stop()).toBe(0);
    second.remove();
  });
}

test("a create in flight is answered and stored before the server ends", { tag: "@story" }, async () => {
  const service = await createService(0);
  await service.start();
  const shortlist = await startShortlist(service.env);
  const request = await requests.newContext({ baseURL: shortlist.url });
  try {
    await shortlist.addMember(ada);
    await signInBy(request, ada);
    await service.failNextCreate({ kind: "delay", ms: 7_000, when: "after" });
    const invited = inviteBy(request, { email: "ana@example.com" });
    await expect.poll(async () => (await service.readList()).length).toBe(1);
    const ended = shortlist.stop();
    expect((await invited).applicationUrl).toMatch(/^http/);
    expect(await ended).toBe(0);
  } finally {
    await request.dispose();
    await shortlist.stop();
    shortlist.remove();
    await service.remove();
  }
});

test("a configuration that can’t be used ends the start with 1 and says why", { tag: "@story" }, async () => {
  for (const [env, sentence] of [
    [
      { ASSESSMENT_API_URL: "http://service.example/v1", ASSESSMENT_API_KEY: "k" },
      "ASSESSMENT_API_URL must be HTTPS",
    ],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters"],
    [{ DATABASE_URL: "postgresql://127.0.0.1:1/none" }, "DATABASE_URL leads to no store that can be opened"],
    [{ DATA_DIR: "/dev/null/data" }, "DATA_DIR leads to no store that can be opened"],
  ] as const) {
    const failed = await startShortlist({ ...env }).then(
      () => "it started",
      (error: Error) => error.message,
    );
    expect(failed).toContain("ended with 1");
    expect(failed).toContain(sentence);
  }
});
