import { describe, expect, test } from "vitest";
import { InvalidEnvironment, parseEnv } from "@/lib/env";

const problemsOf = (values: Record<string, string>): string[] => {
  try {
    parseEnv(values);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
  return [];
};

describe("the environment", () => {
  test("needs nothing: the sandbox, the embedded store, port 3000", () => {
    expect(parseEnv({})).toMatchObject({
      assessmentApiUrl: undefined,
      databaseUrl: undefined,
      port: 3000,
      appUrl: "http://localhost:3000",
      appUrlIsConfigured: false,
    });
  });

  test("bounds the service’s list by silence, time and size", () => {
    expect(parseEnv({}).assessmentList).toEqual({
      silenceMs: 30_000,
      wholeMs: 300_000,
      maxBytes: 256 * 1024 * 1024,
    });
    const set = {
      ASSESSMENT_LIST_SILENCE_SECONDS: "60",
      ASSESSMENT_LIST_TIMEOUT_SECONDS: "900",
      ASSESSMENT_LIST_MAX_MB: "1024",
    };
    expect(parseEnv(set).assessmentList).toEqual({
      silenceMs: 60_000,
      wholeMs: 900_000,
      maxBytes: 1024 ** 3,
    });
  });

  test("counts empty values as unset", () => {
    expect(parseEnv({ PORT: "", ASSESSMENT_API_URL: " ", ASSESSMENT_API_KEY: "" })).toMatchObject({
      port: 3000,
    });
  });

  test.each([
    [{ PORT: "http" }, "PORT must be a port number"],
    [{ PORT: "70000" }, "PORT must be a port number"],
    [
      { ASSESSMENT_API_KEY: "k" },
      "ASSESSMENT_API_URL is missing: ASSESSMENT_API_KEY is set, and one needs the other",
    ],
    [
      { ASSESSMENT_API_URL: "https://a.example/v1" },
      "ASSESSMENT_API_KEY is missing: ASSESSMENT_API_URL is set, and one needs the other",
    ],
    [
      { ASSESSMENT_API_URL: "https://a.example/v1", ASSESSMENT_API_KEY: "k", TEXTS_FROM: "package.json" },
      "TEXTS_FROM is for trying texts with the sandbox: ASSESSMENT_API_URL must not be set beside it",
    ],
    [{ TEXTS_FROM: "nowhere.json" }, "TEXTS_FROM must name a JSON file that can be read"],
    [{ TEXTS_FROM: "README.md" }, "TEXTS_FROM must name a JSON file that can be read"],
    [
      { ASSESSMENT_API_URL: "http://a.example/v1", ASSESSMENT_API_KEY: "k" },
      "ASSESSMENT_API_URL must be HTTPS: the key travels in it (plain HTTP is accepted on this machine’s loopback only)",
    ],
    [
      { ASSESSMENT_API_URL: "https://a.example/v1?x=1", ASSESSMENT_API_KEY: "k" },
      "ASSESSMENT_API_URL must carry no user name, query or fragment",
    ],
    [
      { ASSESSMENT_LIST_SILENCE_SECONDS: "300" },
      "ASSESSMENT_LIST_SILENCE_SECONDS must be whole seconds, from 1 to 240",
    ],
    [
      { ASSESSMENT_LIST_TIMEOUT_SECONDS: "5m" },
      "ASSESSMENT_LIST_TIMEOUT_SECONDS must be whole seconds, from 1 to 900",
    ],
    [{ ASSESSMENT_LIST_MAX_MB: "0.5" }, "ASSESSMENT_LIST_MAX_MB must be whole megabytes, from 1 to 1024"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be a postgresql:// address"],
    [{ APP_URL: "https://a.example/shortlist" }, "APP_URL must be an address without a path"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must have at least 32 characters"],
    [{ SESSION_IDLE_MINUTES: "0" }, "SESSION_IDLE_MINUTES must be whole minutes, from 1 to 720"],
    [{ SESSION_IDLE_MINUTES: "8h" }, "SESSION_IDLE_MINUTES must be whole minutes, from 1 to 720"],
    [{ SHUTDOWN_SECONDS: "0" }, "SHUTDOWN_SECONDS must be whole seconds, from 1 to 300"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 24 characters, and no blanks"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace"],
  ])("%j is refused with a sentence", (values, sentence) => {
    expect(problemsOf(values as Record<string, string>)).toEqual([sentence]);
  });

  test("names every problem at once, and never a value", () => {
    const problems = problemsOf({ PORT: "x", DATABASE_URL: "mysql://user:hunter2@db" });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain("hunter2");
  });

  test.each(["CREATES_PER_MINUTE", "CHANGES_PER_MINUTE", "STREAMS_PER_PERSON", "STREAMS"])(
    "%s is a whole number",
    (name) => {
      for (const value of ["0", "-1", "1.5", "many"])
        expect(() => parseEnv({ [name]: value })).toThrow(
          `${name} must be a whole number, from 1 to 1000000`,
        );
      parseEnv({ [name]: "7" });
    },
  );

  test("what a person may make, and how many streams there may be, is bounded unless it is said", () => {
    expect(parseEnv({ CREATES_PER_MINUTE: "", STREAMS: "9" })).toMatchObject({
      createsPerMinute: 60,
      changesPerMinute: 120,
      streams: { perPerson: 20, inAll: 9 },
    });
  });

  test.each([
    "http://localhost:4000/v1",
    "http://127.0.0.1:4000/v1",
    "http://[::1]:4000/v1",
    "https://a.example/v1/",
  ])("%s is an address for the service", (url) => {
    const env = parseEnv({ ASSESSMENT_API_URL: url, ASSESSMENT_API_KEY: "k" });
    expect(env.assessmentApiUrl).toBe(url.replace(/\/$/, ""));
    expect(JSON.stringify(env)).not.toContain('"k"');
  });

  test.each(["HTTPS://A.example/v1", "https://a.example:443/v1/", "https://a.example/x/../v1"])(
    "%s is the same source as its plain spelling",
    (url) => {
      const env = parseEnv({ ASSESSMENT_API_URL: url, ASSESSMENT_API_KEY: "k" });
      expect(env.assessmentApiUrl).toBe("https://a.example/v1");
    },
  );
});

const provider = {
  OIDC_ISSUER: "https://login.example.com/realms/acme",
  OIDC_CLIENT_ID: "shortlist",
  OIDC_CLIENT_SECRET: "secret",
};

describe("the company’s sign-in", () => {
  test("is off unless it is set, and then has what its variables say", () => {
    expect(parseEnv({}).oidc).toBeUndefined();
    expect(parseEnv({}).passwordSignIn).toBe("on");
    expect(
      parseEnv({
        ...provider,
        OIDC_ADMIN_GROUPS: "it, hr-leads",
        OIDC_RECRUITER_GROUPS: '["CN=Recruiting,OU=HR"]',
        PASSWORD_SIGN_IN: "break-glass",
      }),
    ).toMatchObject({
      passwordSignIn: "break-glass",
      oidc: {
        issuer: "https://login.example.com/realms/acme",
        name: "login.example.com",
        scopes: "openid profile email",
        groupsClaim: "groups",
        groups: { administrator: ["it", "hr-leads"], recruiter: ["CN=Recruiting,OU=HR"], viewer: [] },
        requiresGroup: true,
        newMembersSee: "everything",
      },
    });
  });

  test.each([
    [{ OIDC_ISSUER: provider.OIDC_ISSUER }, "OIDC_CLIENT_ID is missing"],
    [{ OIDC_ADMIN_GROUPS: "it" }, "OIDC_ISSUER is missing"],
    [{ ...provider }, "OIDC_ADMIN_GROUPS is missing"],
    [{ ...provider, OIDC_REQUIRE_GROUP: "no" }, "OIDC_REQUIRE_GROUP must be true or false"],
    [{ ...provider, OIDC_NEW_MEMBERS_SEE: "none" }, "OIDC_NEW_MEMBERS_SEE must be everything or own"],
    [{ ...provider, OIDC_ADMIN_GROUPS: '["it"' }, "OIDC_ADMIN_GROUPS must be names between commas"],
    [{ ...provider, OIDC_ADMIN_GROUPS: "it", OIDC_SCOPES: "email" }, "OIDC_SCOPES must have openid"],
    [
      { ...provider, OIDC_ISSUER: "http://login.example.com", OIDC_ADMIN_GROUPS: "it" },
      "OIDC_ISSUER must be HTTPS",
    ],
    [{ PASSWORD_SIGN_IN: "off" }, "PASSWORD_SIGN_IN must be on"],
    [
      { ...provider, OIDC_VIEWER_GROUPS: "all", PASSWORD_SIGN_IN: "off" },
      "OIDC_ADMIN_GROUPS is missing: with PASSWORD_SIGN_IN=off",
    ],
    [
      {
        ...provider,
        OIDC_ISSUER: `${provider.OIDC_ISSUER}/.well-known/openid-configuration`,
        OIDC_ADMIN_GROUPS: "it",
      },
      "OIDC_ISSUER must be the issuer itself",
    ],
  ])("%o is refused in a sentence", (values, problem) => {
    expect(problemsOf(values).join("\n")).toContain(problem);
  });
});
