import { createApp } from "@/lib/sandbox/app";
import { createUrls } from "@/lib/sandbox/links/urls";
import { openMailer } from "@/lib/sandbox/mail/open-mailer";
import { listSamples, type SampleInvitation } from "@/lib/sandbox/seed/list-samples";
import { seedStore } from "@/lib/sandbox/seed/seed-store";
import type { Dashboard } from "@/lib/sandbox/service/service";
import { getEmployerOrThrow } from "@/lib/sandbox/store/employers";
import { openStore, type Store } from "@/lib/sandbox/store/open-store";
import { ourEmployerId } from "@/lib/sandbox/store/schema";

export type { SampleInvitation };

export type Sandbox = {
  /** The whole service below the path of `publicUrl`: `/v1`, `/apply`, `/reports`, `/outbox`. Never throws. */
  fetch: (request: Request) => Promise<Response>;
  /** Of the employer that uses the dashboard. */
  apiKey: string;
  /** Sample invitations of that employer's dashboard; empty if nothing was seeded. */
  samples: () => SampleInvitation[];
  /** Whether candidates really get e-mails. */
  mailsForReal: boolean;
  close: () => void;
};

export type SandboxOptions = {
  /** Path of the sandbox's own SQLite file, in a folder that exists, or ":memory:". */
  file: string;
  /** Where people reach it, e.g. http://localhost:3000/sandbox; links in answers begin with it. */
  publicUrl: string;
  smtpUrl?: string;
  dashboard?: Dashboard;
  /** By default it is made at the first opening and kept in the file. */
  apiKey?: string;
  otherApiKey?: string;
  /** Sample data when the file is new. */
  seed?: boolean;
  /** Gives the list an ETag, and answers 304 to a caller that has it. */
  etag?: boolean;
  now?: () => Date;
  log?: (message: string) => void;
};

/** With its store, for the standalone server's control route. @param fillNew adds to a new file. */
export function openSandboxWithStore(
  options: SandboxOptions,
  fillNew: (store: Store) => void = () => undefined,
): { sandbox: Sandbox; store: Store } {
  const { smtpUrl, now = () => new Date(), log = () => undefined } = options;
  const urls = createUrls(options.publicUrl);
  const keys = { ours: options.apiKey, other: options.otherApiKey };
  const store = openStore(options.file, now, keys, (made) => {
    if (options.seed) seedStore(made);
    fillNew(made);
  });
  const mailer = smtpUrl ? openMailer(store, urls, smtpUrl, log) : undefined;
  const app = createApp({ store, urls, mailer, dashboard: options.dashboard, etag: options.etag }, log);
  const sandbox: Sandbox = {
    fetch: async (request) => app.fetch(request),
    apiKey: getEmployerOrThrow(store, ourEmployerId).apiKey,
    samples: () => listSamples(store),
    mailsForReal: mailer !== undefined,
    close: () => {
      mailer?.close();
      store.db.close();
    },
  };
  return { sandbox, store };
}

/** Opens the service on its own file. @throws Error for a file of another version; TypeError for a bad URL. */
export const openSandbox = (options: SandboxOptions): Sandbox => openSandboxWithStore(options).sandbox;
