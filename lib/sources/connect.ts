import { createHash } from "node:crypto";
import { type AssessmentClient, createAssessmentClient } from "@/lib/assessment-api/client";
import { sandboxFile } from "@/lib/db/backup/data-files";
import type { Env } from "@/lib/env";
import { openSandbox, type SampleInvitation, type Sandbox } from "@/lib/sandbox/open-sandbox";
import { serviceKey } from "@/lib/service-key";
import type { SourceIdentity } from "@/lib/sources/open-source";

export type Connection = {
  client: AssessmentClient;
  source: SourceIdentity;
  /** Empty for a key so short that four characters would give most of it away. */
  keyLastFour: string;
  sandbox?: Pick<Sandbox, "fetch" | "mailsForReal">;
  samples: () => SampleInvitation[];
  close: () => void;
};

const sandboxPath = "/sandbox";

/** Never dialled: the sandbox reads only the path of its requests. */
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
  // A new sandbox file is a new service: its ids must not get the candidates of the one before.
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
    // Picked one by one: the sandbox itself has the key.
    sandbox: { fetch, mailsForReal: sandbox.mailsForReal },
    samples: sandbox.samples,
    close: sandbox.close,
  };
}

/** The only module that gets the key; its result can't give it away (architecture.md, invariant 1). */
export function connect(env: Env): Connection {
  const apiKey = serviceKey();
  return env.assessmentApiUrl && apiKey
    ? connectToService(env.assessmentApiUrl, apiKey, env)
    : connectToSandbox(env);
}
