import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { diskMegabytes } from "../scripts/image/disk-megabytes.mjs";
import { freePort, inherited, startNode } from "../scripts/start-node";
import { expect, test } from "./fixtures";

const mostMegabytes = 300;

test("the image’s files are few, and serve the dashboard and its commands without any other", async ({
  page,
}) => {
  // Outside the repository: nothing is found in a folder above.
  const home = mkdtempSync(path.join(tmpdir(), "shortlist-image-"));
  const content = path.join(home, "content");
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: path.join(home, "data"), NODE_ENV: "production" as const };
  try {
    execFileSync(process.execPath, ["scripts/image.mjs", content]);
    expect(diskMegabytes(content)).toBeLessThan(mostMegabytes);
    expect(readdirSync(path.join(content, "node_modules"))).not.toContain("vitest");

    const server = await startNode(["scripts/serve.mjs"], env, /(\/setup\?token=\S+)/, { cwd: content });
    const command = (name: string, ...args: string[]) =>
      execFileSync("npm", ["run", "--silent", name, "--", ...args], {
        cwd: content,
        env: { ...inherited(), ...env },
        input: "a long enough passphrase",
        encoding: "utf8",
      });
    try {
      const ada = ["--email", "ada@shortlist.example", "--name", "Ada", "--role", "administrator"];
      command("users", "add", ...ada, "--password-stdin");
      expect(command("users", "list")).toContain("ada@shortlist.example");
      await page.goto(`http://localhost:${port}/`);
      await page.getByLabel("E-mail", { exact: true }).fill("ada@shortlist.example");
      await page.getByLabel("Password", { exact: true }).fill("a long enough passphrase");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(1);
      await expect(page.getByText(/^Live · checked/)).toBeVisible();
      for (const [path, heading] of [
        ["/assessments/new", "New assessment"],
        ["/interviews", "Interviews"],
        ["/insights", "Insights"],
      ] as const) {
        await page.goto(`http://localhost:${port}${path}`);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      }
      const backup = path.join(home, "backup.sqlite");
      command("backup", "--to", backup);
      expect(readdirSync(home)).toContain("backup.sqlite");
      expect(server.output()).not.toMatch(/Cannot find (module|package)/);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
