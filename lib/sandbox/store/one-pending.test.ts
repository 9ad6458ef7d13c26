import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { create, createParameters, ourKey, post, sandboxes } from "@/lib/sandbox/testing";
import { spawnSandbox } from "@/lib/sandbox/testing-process";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("one file, several sandboxes", () => {
  const open = sandboxes();

  it("lets one of two opened on it create, not both", async () => {
    const file = path.join(folder, "sandbox.sqlite");
    const [one, another] = [open({ file }), open({ file })];
    await create(one);
    expect((await post(another, "/v1/assessments", createParameters())).status).toBe(422);
  });

  it("lets one win when two processes are asked at once", async () => {
    const options = ["--data", folder, "--key", ourKey, "--port", "0"];
    const servers = await Promise.all([spawnSandbox(options), spawnSandbox(options)]);
    try {
      for (let round = 0; round < 10; round += 1) {
        const body = new URLSearchParams(createParameters({ "candidate[email]": `r${round}@example.com` }));
        const asked = [...servers, ...servers].map(({ url }) =>
          fetch(`${url}/assessments`, { method: "POST", body: new URLSearchParams(body) }),
        );
        const statuses = (await Promise.all(asked)).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([201, 422, 422, 422]);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });

  it("keeps the key and the rows for the next time, and the file for its owner", async () => {
    const file = path.join(folder, "sandbox.sqlite");
    const first = open({ file, apiKey: undefined });
    const { id } = await create(first, { api_key: first.apiKey });
    const second = open({ file, apiKey: undefined, seed: true });
    expect(second.apiKey).toBe(first.apiKey);
    expect(second.samples()).toEqual([]);
    expect((await create(second, { api_key: second.apiKey, interview_id: "4423" })).id).toBe(id + 1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
