import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readSecretFiles } from "@/lib/env-secret-files";
import { type SignInSettings, signInProblems, signInSettings, signInVariables } from "@/lib/env-sign-in";

const isLoopback = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const bareUrl = httpUrl.refine(
  (value) => {
    const url = new URL(value);
    return !url.username && !url.password && !url.search && !url.hash;
  },
  { error: "must carry no user name, query or fragment" },
);

const whole = (what: string, bounds: { least: number; most: number; fallback: number }) => {
  const error = `must be ${what}, from ${bounds.least} to ${bounds.most}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(bounds.least, { error })
    .max(bounds.most, { error })
    .default(bounds.fallback);
};

function isJsonFile(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return true;
  } catch {
    return false;
  }
}

const countOf = (usual: number) => whole("a whole number", { least: 1, most: 1_000_000, fallback: usual });

const secureUrl = (why: string) =>
  bareUrl.refine((value) => new URL(value).protocol === "https:" || isLoopback(new URL(value).hostname), {
    error: `must be HTTPS: ${why} (plain HTTP is accepted on this machine’s loopback only)`,
  });

const schema = z
  .object({
    ASSESSMENT_API_URL: secureUrl("the key travels in it").optional(),
    ASSESSMENT_API_KEY: z.string().optional(),
    ASSESSMENT_ACCOUNT: z.string().max(100, { error: "must be at most 100 characters" }).default("default"),
    // Node itself gives up after five minutes of silence.
    ASSESSMENT_LIST_SILENCE_SECONDS: whole("whole seconds", { least: 1, most: 240, fallback: 30 }),
    // Readiness calls a poller stuck after sixteen minutes.
    ASSESSMENT_LIST_TIMEOUT_SECONDS: whole("whole seconds", { least: 1, most: 900, fallback: 300 }),
    ASSESSMENT_LIST_MAX_MB: whole("whole megabytes", { least: 1, most: 1024, fallback: 256 }),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }).optional(),
    DATA_DIR: z.string().default(".data"),
    APP_URL: bareUrl
      .refine((value) => new URL(value).pathname === "/", { error: "must be an address without a path" })
      .optional(),
    PORT: z.coerce
      .number({ error: "must be a port number" })
      .int({ error: "must be a port number" })
      .min(0, { error: "must be a port number" })
      .max(65_535, { error: "must be a port number" })
      .default(3000),
    AUTH_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
    SESSION_IDLE_MINUTES: whole("whole minutes", { least: 1, most: 720, fallback: 480 }),
    SHUTDOWN_SECONDS: whole("whole seconds", { least: 1, most: 300, fallback: 15 }),
    CREATES_PER_MINUTE: countOf(60),
    CHANGES_PER_MINUTE: countOf(120),
    STREAMS_PER_PERSON: countOf(20),
    STREAMS: countOf(5_000),
    SANDBOX_SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
      .optional(),
    TEXTS_FROM: z.string().refine(isJsonFile, { error: "must name a JSON file that can be read" }).optional(),
    ...signInVariables(secureUrl("it says who signs in")),
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{24,}$/, { error: "must have at least 24 characters, and no blanks" })
      .optional(),
    LOG_LEVEL: z
      .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], {
        error: "must be silent, fatal, error, warn, info, debug or trace",
      })
      .default("info"),
  })
  .superRefine((value, context) => {
    const pairs = [
      ["ASSESSMENT_API_URL", "ASSESSMENT_API_KEY"],
      ["ASSESSMENT_API_KEY", "ASSESSMENT_API_URL"],
    ] as const;
    for (const [given, missing] of pairs) {
      if (value[given] && !value[missing]) {
        context.addIssue({
          code: "custom",
          path: [missing],
          message: `is missing: ${given} is set, and one needs the other`,
        });
      }
    }
    for (const [variable, message] of signInProblems(value))
      context.addIssue({ code: "custom", path: [variable], message });
    if (value.TEXTS_FROM && value.ASSESSMENT_API_URL) {
      context.addIssue({
        code: "custom",
        path: ["TEXTS_FROM"],
        message: "is for trying texts with the sandbox: ASSESSMENT_API_URL must not be set beside it",
      });
    }
  });

/** The configuration without the service's key, which only one module may have: see service-key.ts. */
export type Env = SignInSettings & {
  /** Absent: the embedded sandbox. */
  assessmentApiUrl?: string;
  assessmentAccount: string;
  assessmentList: { silenceMs: number; wholeMs: number; maxBytes: number };
  databaseUrl?: string;
  dataDir: string;
  /** Origin at which people reach the dashboard, without a trailing slash. */
  appUrl: string;
  /** False where it is guessed from the port. */
  appUrlIsConfigured: boolean;
  port: number;
  authSecret?: string;
  sessionIdleMs: number;
  /** How long the process may take to end after SIGTERM. */
  shutdownMs: number;
  /** One person's new assessments, notes, views and members together. */
  createsPerMinute: number;
  /** All changes of one person; five minutes' worth may come at once. */
  changesPerMinute: number;
  streams: { perPerson: number; inAll: number };
  sandboxSmtpUrl?: string;
  /** A file with other texts in place of the English ones, with the sandbox alone. */
  textsFrom?: string;
  metricsToken?: string;
  logLevel: string;
};

export class InvalidEnvironment extends Error {
  override readonly name = "InvalidEnvironment";

  constructor(readonly problems: string[]) {
    super(`The configuration can't be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
}

/** A bare `NAME=` in a `.env` file counts as unset. */
const present = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );

/** Parses the environment (`.env.example`). @throws InvalidEnvironment, naming each wrong variable, never a value. */
export function parseEnv(values: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(present(values));
  if (!parsed.success) {
    throw new InvalidEnvironment(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
    );
  }
  const env = parsed.data;
  return {
    // Normalised: rows belong to this address, and another spelling of it would hide them.
    assessmentApiUrl: env.ASSESSMENT_API_URL && new URL(env.ASSESSMENT_API_URL).href.replace(/\/+$/, ""),
    assessmentAccount: env.ASSESSMENT_ACCOUNT,
    assessmentList: {
      silenceMs: env.ASSESSMENT_LIST_SILENCE_SECONDS * 1_000,
      wholeMs: env.ASSESSMENT_LIST_TIMEOUT_SECONDS * 1_000,
      maxBytes: env.ASSESSMENT_LIST_MAX_MB * 1024 * 1024,
    },
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), env.DATA_DIR),
    appUrl: env.APP_URL ? new URL(env.APP_URL).origin : `http://localhost:${env.PORT}`,
    appUrlIsConfigured: env.APP_URL !== undefined,
    port: env.PORT,
    authSecret: env.AUTH_SECRET,
    sessionIdleMs: env.SESSION_IDLE_MINUTES * 60_000,
    shutdownMs: env.SHUTDOWN_SECONDS * 1_000,
    ...signInSettings(env),
    createsPerMinute: env.CREATES_PER_MINUTE,
    changesPerMinute: env.CHANGES_PER_MINUTE,
    streams: { perPerson: env.STREAMS_PER_PERSON, inAll: env.STREAMS },
    sandboxSmtpUrl: env.SANDBOX_SMTP_URL,
    textsFrom: env.TEXTS_FROM,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

/** Puts the secrets of `…_FILE` into the environment. @throws InvalidEnvironment. */
function withSecrets(values: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { secrets, problems } = readSecretFiles(values);
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  // Next runs this file several times, and a file beside its secret is an error.
  for (const name of Object.keys(secrets)) delete values[`${name}_FILE`];
  return Object.assign(values, secrets);
}

let parsedOnce: Env | undefined;

/** @throws InvalidEnvironment at first use. */
export function getEnv(): Env {
  parsedOnce ??= parseEnv(withSecrets(process.env));
  return parsedOnce;
}

/** next-auth v4 reads its address and secret from the environment alone. */
export function exportForNextAuth(values: { url: string; secret: string }): void {
  process.env.NEXTAUTH_URL = values.url;
  process.env.NEXTAUTH_SECRET = values.secret;
}

/** What `exportForNextAuth` was given. @throws Error before that. */
export function nextAuthSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("Sessions are read before their secret is there.");
  return secret;
}

/** True in what Next has bundled; false in tests and scripts, which run the TypeScript itself. */
export const isBundled = (): boolean => process.env.NEXT_RUNTIME !== undefined;
