import { afterEach, describe, expect, test } from "vitest";
import { main } from "@/lib/conformance/main";
import { catalogue } from "@/lib/conformance/rules/catalogue";
import { brokenServices } from "@/lib/conformance/testing/broken-services";
import {
  createMiniature,
  miniatureKey,
  otherEmployersId,
  type Respond,
  type Served,
  serve,
} from "@/lib/conformance/testing/miniature-service";

let served: Served | undefined;

afterEach(async () => {
  await served?.close();
  served = undefined;
});

async function run(argv: string[], timeoutMs = 30_000) {
  let out = "";
  let err = "";
  const output = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const code = await main(argv, output, timeoutMs);
  return { code, out, err };
}

async function runAgainst(respond: Respond, ...more: string[]) {
  served = await serve(respond);
  return run(["--url", served.url, "--key", miniatureKey, ...more]);
}

const writings = [
  miniatureKey,
  encodeURIComponent(miniatureKey),
  encodeURI(miniatureKey),
  new URLSearchParams({ k: miniatureKey }).toString().slice(2),
];

describe("the table", () => {
  test("has a line for every rule, with its section and verdict, and ends with 0 when nothing departs", async () => {
    const { code, out, err } = await runAgainst(
      createMiniature(),
      "--create",
      "--other-id",
      String(otherEmployersId),
    );
    expect(err).toBe("");
    expect(code).toBe(0);
    const lines = out.split("\n");
    for (const { id, section } of catalogue) {
      const line = lines.filter((text) => text.split(/ {2,}/)[0] === id);
      expect(line.map((text) => text.split(/ {2,}/)[1])).toEqual([section]);
      expect(line[0]).toMatch(/ {2}(holds|not observable: .+)$/);
    }
    expect(lines[0]).toBe(`Service: ${served?.url}`);
    expect(out).toMatch(/\n\d+ hold, 0 depart, 6 not observable\.\n$/);
  });

  test("says how a service departs and what the document says, and ends with 1", async () => {
    const [broken] = brokenServices.filter(({ rule }) => rule === "list-not-recommended-has-no-url");
    const { code, out } = await runAgainst(broken?.respond() ?? createMiniature());
    expect(code).toBe(1);
    expect(out).toMatch(
      /list-not-recommended-has-no-url +2 \(rules 3, 4\) +departs: GET \/assessments, row 9 \(id 31\): url is "https:/,
    );
    expect(out).toContain(
      "the document: In GET /assessments, url is absent when the candidate is not recommended.",
    );
    expect(out).toMatch(/ 1 depart, /);
  });

  test("shows three examples of many, and how many more there are", async () => {
    const respond = createMiniature();
    const { out } = await runAgainst((request) => {
      const answer = respond(request);
      const isList = request.path === "/assessments" && Array.isArray(answer.body);
      return isList ? { ...answer, body: Array.from({ length: 10 }, (_, id) => ({ id })) } : answer;
    });
    const line = out.split("\n").find((text) => text.startsWith("assessment-completed "));
    expect(line?.match(/completed is absent/g)).toHaveLength(3);
    expect(line).toMatch(/; and \d+ more$/);
  });

  test("lets a service write nothing to the terminal", async () => {
    const respond = createMiniature();
    const { out } = await runAgainst((request) => {
      const answer = respond(request);
      return request.path === "/interviews" && answer.status === 200
        ? { ...answer, body: [{ id: "\u001b[2J\u009b\u202e\n", name: "A" }] }
        : answer;
    });
    expect(out).toContain("interview-id");
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test("is JSON when asked for", async () => {
    const { code, out } = await runAgainst(createMiniature(), "--json");
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.rules.map(({ rule }: { rule: string }) => rule)).toEqual(catalogue.map(({ id }) => id));
    expect(report.summary.departs).toBe(0);
    expect(report.rules[0]).toEqual({
      rule: "success-is-json",
      section: "1",
      statement: "All responses are JSON: those to successful requests.",
      verdict: "holds",
    });
  });
});

describe("the key", () => {
  test.each(["table", "json"])(
    "is not in the %s, not even of a service that echoes it everywhere",
    async (format) => {
      const respond = createMiniature();
      let echoed = 0;
      const echo = (request: Parameters<Respond>[0]) => {
        echoed += request.parameters.has("api_key") ? 1 : 0;
        // So often that a text is cut in the middle of one.
        return writings.map((writing) => writing.repeat(15)).join(" ");
      };
      const { code, out, err } = await runAgainst(
        (request) => {
          const answer = respond(request);
          const rows = Array.isArray(answer.body) ? answer.body : [answer.body];
          const body = rows.map((row) => ({
            ...row,
            created_at: echo(request),
            name: [echo(request)],
            [echo(request)]: 1,
          }));
          return { status: answer.status, body: Array.isArray(answer.body) ? body : body[0] };
        },
        "--create",
        ...(format === "json" ? ["--json"] : []),
      );
      expect(code).toBe(1);
      expect(echoed).toBeGreaterThan(20);
      expect(out).toContain("<API_KEY>");
      for (const writing of [...writings, ...writings.map((whole) => whole.slice(0, 10))])
        expect(out + err).not.toContain(writing);
    },
  );

  test("is not in what is said about wrong usage", async () => {
    for (const argv of [
      ["--url", "http://127.0.0.1:1/v1", "--key=", miniatureKey],
      ["--url", "http://127.0.0.1:1/v1", miniatureKey],
      ["--url", "http://127.0.0.1:1/v1", "--api-key", miniatureKey],
      ["--url", `https://example.com/v1?api_key=${miniatureKey}`, "--key", miniatureKey],
    ]) {
      const { code, out, err } = await run(argv);
      expect(code).toBe(2);
      expect(out + err).not.toContain(miniatureKey);
    }
  });
});

describe("where nothing can be checked, it ends with 2", () => {
  const key = ["--key", "k"];
  test.each<[string, string[], string]>([
    ["--url is missing", key, "--url is missing."],
    ["--key is missing", ["--url", "https://example.com/v1"], "--key is missing."],
    ["the URL is none", ["--url", "example", ...key], "--url is not a URL."],
    ["the URL is plain HTTP", ["--url", "http://example.com/v1", ...key], "--url must be HTTPS"],
    ["the URL is of another kind", ["--url", "ftp://127.0.0.1/v1", ...key], "--url must be HTTPS"],
    ["the URL holds more", ["--url", "https://u:p@example.com/v1", ...key], "--url must have no credentials"],
    [
      "the id is no integer",
      ["--url", "https://example.com/v1", ...key, "--other-id", "x"],
      "--other-id must be",
    ],
    ["an option is unknown", ["--verbose"], "An option is unknown"],
  ])("because %s", async (_why, argv, sentence) => {
    const { code, out, err } = await run(argv);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(sentence);
    expect(err).toContain("Usage: ");
  });

  test("because nobody answers", async () => {
    const { url, close } = await serve(createMiniature());
    await close();
    expect(await run(["--url", url, "--key", "k"])).toEqual({
      code: 2,
      out: "",
      err: "The service gives no answer: the call failed (ECONNREFUSED).\n",
    });
  });

  test("because the key is refused", async () => {
    served = await serve(createMiniature());
    const { code, err } = await run(["--url", served.url, "--key", "wrong", "--create"]);
    expect(code).toBe(2);
    expect(err).toBe("The service does not accept this key: it answers 401.\n");
    expect(served.requests).toEqual(["GET /interviews", "GET /assessments"]);
  });
});
