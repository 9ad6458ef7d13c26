import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort, inherited, root, startNode } from "../start-node";

/** Inside the repository, where it finds Next and React. */
const folder = path.join(root, ".verify", "empty-page");

const files = {
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  // Rendered for its request, as ours are.
  "app/page.js": `import { connection } from "next/server";
export default async function Page() {
  await connection();
  return <p>Nothing is here.</p>;
}`,
};

/** The floor of every page: the same Next with one paragraph, built and served as its makers do. */
export async function startEmptyPage(): Promise<{ url: string; stop(): Promise<void> }> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const env = { ...inherited(), NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(process.execPath, [next, "build", folder], { cwd: root, env, stdio: "pipe" });
  const port = await freePort();
  const started = await startNode([next, "start", folder, "--port", String(port)], env, /Ready in (\S+)/);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
