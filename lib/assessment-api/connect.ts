import { createHash } from "node:crypto";
import { type AssessmentClient, createAssessmentClient } from "@/lib/assessment-api/client";
import { sandboxFile } from "@/lib/db/data-files";
import { assessmentApiKey, type Env } from "@/lib/env";
import { openSandbox, type SampleInvitation, type Sandbox } from "@/lib/sandbox/open-sandbox";
import type { SourceIdentity } from "@/lib/sources/open-source";

/** Everything the rest of the program may know of the service: a client, and a key's last four characters. */
export type Connection = {
  client: AssessmentClient;
  source: SourceIdentity;
  /** Empty for a key so short that four characters would be most of it. */
  keyLastFour: string;
  /** The embedded service, where none is configured. */
  sandbox?: Pick<Sandbox, "fetch" | "mailsForReal">;
  /** Whom the sandbox's sample data says we invited; empty for a real service. */
  samples: () => SampleInvitation[];
  close: () => void;
};

/** Where the sandbox is mounted, below the dashboard's own address. */
const sandboxPath = "/sandbox";

/** Never dialled: the sandbox is handed its requests in this process, and goes by their path alone. */
const sandboxApiUrl = `http://localhost${sandboxPath}/v1`;

const lastFour = (apiKey: string) => (apiKey.length >= 12 ? apiKey.slice(-4) : "");

function connectToService(url: string, apiKey: string, env: Env): Connection {
  return {
    client: createAssessmentClient({ baseUrl: url, apiKey, list: env.assessmentList }),
    source: { kind: "service", baseUrl: url, account: env.assessmentAccount },
    keyLastFour: lastFour(apiKey),
    samples: () => [],
    close: () => undefined,
  };
}

function connectToSandbox(env: Env): Connection {
  const publicUrl = `${env.appUrl}${sandboxPath}`;
  const sandbox = openSandbox({
    file: sandboxFile(env.dataDir),
    publicUrl,
    smtpUrl: env.sandboxSmtpUrl,
    dashboard: { name: "Shortlist", path: "/" },
    seed: true,
  });
  // A new sandbox file is a new service: its ids must not meet the people of the one before.
  const instance = createHash("sha256").update(sandbox.apiKey).digest("hex").slice(0, 12);
  const { fetch } = sandbox;
  return {
    client: createAssessmentClient({
      baseUrl: sandboxApiUrl,
      apiKey: sandbox.apiKey,
      list: env.assessmentList,
      fetch: (input, init) => fetch(new Request(input, init)),
    }),
    source: { kind: "sandbox", baseUrl: `sandbox:${instance}`, account: env.assessmentAccount },
    keyLastFour: lastFour(sandbox.apiKey),
    // Picked by name: the sandbox itself has the key.
    sandbox: { fetch, mailsForReal: sandbox.mailsForReal },
    samples: sandbox.samples,
    close: sandbox.close,
  };
}

/**
 * Connects to the configured service, or opens the embedded sandbox where there is none. The one module
 * that receives the key (architecture.md, invariant 1); what it returns cannot give it away.
 * `DATA_DIR` must exist.
 */
export function connect(env: Env): Connection {
  const apiKey = assessmentApiKey();
  return env.assessmentApiUrl && apiKey
    ? connectToService(env.assessmentApiUrl, apiKey, env)
    : connectToSandbox(env);
}
