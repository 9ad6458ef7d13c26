import { afterEach } from "vitest";
import { openSandbox, type Sandbox, type SandboxOptions } from "@/lib/sandbox/open-sandbox";

/** Under a path, as in the dashboard. */
export const publicUrl = "http://localhost:3000/sandbox";

export const ourKey = "test-key-of-ours";
export const otherKey = "test-key-of-the-other";

export const backendEngineerId = 4417;

/** Opens sandboxes in memory and closes them after each test. Call it at the top of a suite. */
export function sandboxes() {
  const opened: Sandbox[] = [];
  afterEach(() => {
    for (const sandbox of opened.splice(0)) sandbox.close();
  });
  return (options: Partial<SandboxOptions> = {}): Sandbox => {
    const sandbox = openSandbox({
      file: ":memory:",
      publicUrl,
      apiKey: ourKey,
      otherApiKey: otherKey,
      ...options,
    });
    opened.push(sandbox);
    return sandbox;
  };
}

export const createParameters = (overrides: Record<string, string> = {}): Record<string, string> => ({
  api_key: ourKey,
  interview_id: String(backendEngineerId),
  "candidate[email]": "amara.okafor@example.com",
  ...overrides,
});

export const get = (sandbox: Sandbox, path: string) => sandbox.fetch(new Request(`${publicUrl}${path}`));

export const post = (sandbox: Sandbox, path: string, body: Record<string, string> | string[][]) =>
  sandbox.fetch(new Request(`${publicUrl}${path}`, { method: "POST", body: new URLSearchParams(body) }));

export type Created = { id: number; application_url: string };

export async function create(sandbox: Sandbox, overrides: Record<string, string> = {}): Promise<Created> {
  const response = await post(sandbox, "/v1/assessments", createParameters(overrides));
  if (response.status !== 201) throw new Error(`The create was answered with ${response.status}.`);
  return (await response.json()) as Created;
}

/** The path of the candidate's link, below the sandbox's own. */
export const applyPath = ({ application_url }: Created): string => application_url.slice(publicUrl.length);
