import { describe, expect, it } from "vitest";
import { toFormValues } from "@/lib/sandbox/candidate/question-page";
import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import { rightAnswer } from "@/lib/sandbox/seed/invent-answers";
import { applyPath, create, get, ourKey, post, publicUrl, sandboxes } from "@/lib/sandbox/testing";

const open = sandboxes();

async function invited(overrides: Record<string, string> = {}) {
  const sandbox = open({ now: () => new Date("2026-03-01T09:30:00Z") });
  const created = await create(sandbox, {
    "candidate[email]": "priya.raman@example.com",
    "candidate[first_name]": "Priya",
    "candidate[last_name]": "Raman",
    ...overrides,
  });
  const path = applyPath(created);
  const page = async (below = "") => (await get(sandbox, `${path}${below}`)).text();
  const send = (below: string, values: string[], to = "next") =>
    post(sandbox, `${path}${below}`, [...values.map((value) => ["answer", value]), ["to", to]]);
  const goesTo = (response: Response) => {
    expect(response.status).toBe(303);
    return response.headers.get("location")?.replace(`/sandbox${path}`, "");
  };
  const read = async () =>
    (await (await get(sandbox, `/v1/assessments/${created.id}?api_key=${ourKey}`)).json()) as Record<
      string,
      unknown
    >;
  return { sandbox, path, page, send, goesTo, read };
}

const answerRightly = async (
  { send }: Awaited<ReturnType<typeof invited>>,
  from: number,
  to = backendEngineer.questions.length,
) => {
  for (const [index, question] of backendEngineer.questions.entries()) {
    if (index + 1 < from || index + 1 > to) continue;
    await send(`/questions/${index + 1}`, toFormValues(rightAnswer(question)));
  }
};

describe("the candidate’s pages", () => {
  it("say who invites whom to what, without giving the address away", async () => {
    const { page } = await invited();
    const welcome = await page();
    expect(welcome).toContain("Marlow &amp; Finch invites you to an interview:");
    expect(welcome).toContain('<span lang="en">Backend Engineer</span></h1>');
    expect(welcome).toContain("about 25 minutes");
    expect(welcome).toContain("<bdi>Priya R.</bdi>, <bdi>p•••n@example.com</bdi>");
    expect(welcome).not.toContain("priya.raman@");
    expect(welcome).not.toContain("Raman");
    expect(welcome).toContain("Start the interview");
  });

  it("can be left and come back to, and end with one submission", async () => {
    const visit = await invited();
    const { send, goesTo, page, read } = visit;
    await answerRightly(visit, 1, 2);
    expect(goesTo(await send("/questions/3", ["300"], "later"))).toBe("");
    expect(await page()).toContain("Continue with question 4");
    expect(await page("/questions/3")).toContain('value="300"');
    await answerRightly(visit, 4);
    expect(await page()).toContain("Check and submit");
    expect(await page("/review")).toContain("Submit my answers to Marlow &amp; Finch");
    expect(await read()).toMatchObject({ completed: false });

    expect(goesTo(await send("/submit", []))).toBe("");
    const result = await read();
    expect(result).toMatchObject({ completed: true, recommended: true });
    expect(result.detail).toMatch(/^Strong on .*; no weak topic\.$/);

    expect(goesTo(await send("/questions/1", ["wait"]))).toBe("");
    expect(goesTo(await send("/submit", []))).toBe("");
    expect(await read()).toEqual(result);
    for (const below of ["", "/questions/1", "/review"]) {
      const shown = await page(below);
      expect(shown).not.toMatch(/recommend|points|strong on/i);
    }
    expect(await page()).toContain("Thank you, <bdi>Priya</bdi>");
    expect(await page()).toContain("1 March 2026");
  });

  it("show in place what is wrong, and keep what was typed", async () => {
    const { send, page } = await invited();
    const response = await send("/questions/3", ['three "hundred" <b>']);
    expect(response.status).toBe(422);
    const shown = await response.text();
    expect(shown).toContain("Enter a number in digits");
    expect(shown).toContain('value="three &quot;hundred&quot; &lt;b&gt;"');
    expect(shown).toContain('aria-invalid="true"');
    expect(await page("/questions/3")).not.toContain("hundred&quot;");
  });

  it("ask for an answer, but let one skip, go back and take an answer away", async () => {
    const { send, goesTo, page } = await invited();
    expect(await page("/review")).not.toMatch(/class="button first">Submit/);
    const blank = await send("/questions/2", []);
    expect(blank.status).toBe(422);
    const asked = await blank.text();
    expect(asked).toContain("You haven’t answered this question.");
    expect(asked.match(/Give an answer, or skip the question for now\./g)).toHaveLength(1);
    expect(goesTo(await send("/questions/2", ["index"], "back"))).toBe("/questions/1");
    expect(await page("/questions/2")).toMatch(/value="index"[^>]*checked/);
    expect(goesTo(await send("/questions/2", [], "skip"))).toBe("/questions/3");
    expect(await page("/questions/2")).not.toMatch(/value="index"[^>]*checked/);
    expect(goesTo(await send("/questions/8", ["43.2"]))).toBe("/review");
    expect(await page("/review")).toContain("7 questions have no answer yet.");
    expect(await page("/review")).toMatch(/class="button first">Submit 1 answer/);
  });

  it("tie what is wrong to its field, which has the focus", async () => {
    const { send } = await invited();
    const typed = await (await send("/questions/3", ["many"])).text();
    expect(typed).toMatch(
      /<input id="answer-1"[^>]*aria-describedby="answer-hint answer-error"[^>]*aria-invalid="true"[^>]*autofocus/,
    );
    expect(typed).toMatch(/id="answer-error".*Enter a number in digits/s);
    const single = await (await send("/questions/1", [])).text();
    expect(single).toMatch(
      /<fieldset role="radiogroup" aria-describedby="answer-error"[^>]*aria-invalid="true"/,
    );
    const several = await (await send("/questions/2", [])).text();
    expect(several.match(/<input type="checkbox"[^>]*aria-invalid="true"/g)).toHaveLength(5);
    for (const page of [typed, single, several]) expect(page.match(/\sautofocus/g)).toHaveLength(1);
  });

  it("speak German to a German browser, but for what the service itself has written", async () => {
    const { sandbox, path, send } = await invited();
    const german = { headers: { "accept-language": "de-DE,de;q=0.9,en;q=0.5" } };
    const page = async (below = "") => {
      const answer = await sandbox.fetch(new Request(`${publicUrl}${path}${below}`, german));
      expect(answer.headers.get("vary")).toContain("Accept-Language");
      return answer.text();
    };
    const welcome = await page();
    expect(welcome).toContain('<html lang="de">');
    expect(welcome).toContain("Marlow &amp; Finch lädt Sie zu einem Interview ein:");
    expect(welcome).toContain("Es gibt kein Zeitlimit");
    const question = await page("/questions/3");
    expect(question).toContain("Frage 3 von 8");
    expect(question).toMatch(/<h1 class="asks" lang="en">/);
    await send("/questions/3", ["300"]);
    expect(await page("/review")).toContain("7 Fragen sind noch nicht beantwortet.");
    await send("/submit", []);
    expect(await page()).toContain("Vielen Dank, <bdi>Priya</bdi>");
    expect(await page()).toContain("1. März 2026");
    const missing = await sandbox.fetch(new Request(`${publicUrl}/apply/nobody`, german));
    expect(await missing.text()).toContain("Dieser Link führt ins Leere");
  });

  it("go back to the review from where one came to change an answer", async () => {
    const { sandbox, path, page, goesTo } = await invited();
    expect(await page("/questions/3?from=review")).toContain("Save and go back");
    const saved = await post(sandbox, `${path}/questions/3`, { answer: "250", from: "review", to: "next" });
    expect(goesTo(saved)).toBe("/review");
    expect(await page("/review")).toContain("250");
  });

  it("never name a host in a redirect", async () => {
    const { send } = await invited();
    expect((await send("/questions/3", ["300"])).headers.get("location")).toMatch(/^\/sandbox\/apply\//);
  });

  it("escape what the employer sent", async () => {
    const { page } = await invited({ "candidate[first_name]": "<script>alert(1)</script>" });
    expect(await page()).not.toContain("<script");
    expect(await page()).toContain("&lt;script&gt;");
  });

  it.each(["/apply/unknown", "/apply/", "/apply", "/reports/unknown", "/outbox/999"])(
    "are a kind page where nothing is: %s",
    async (path) => {
      const response = await get(open(), path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("We can’t find what this link leads to");
    },
  );

  it.each(["/questions/0", "/questions/9", "/questions/x", "/nothing"])(
    "end where the interview does: %s",
    async (below) => {
      const { sandbox, path } = await invited();
      const response = await get(sandbox, `${path}${below}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    },
  );

  it("refuse a form far too long without falling over", async () => {
    const { send, page } = await invited();
    expect((await send("/questions/5", ["x".repeat(2_000_000)])).status).toBe(400);
    expect(await page("/questions/5")).toContain("Question 5 of 8");
  });

  it("are kept and framed by nobody, and run nothing", async () => {
    const { sandbox, path, page } = await invited();
    const { headers } = await get(sandbox, path);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    for (const below of ["", "/questions/1", "/questions/3", "/review"]) {
      expect(await page(below)).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
    }
    const sheet = /href="\/sandbox(\/pages\.css[^"]*)"/.exec(await page())?.[1] ?? "";
    expect((await get(sandbox, sheet)).headers.get("content-type")).toBe("text/css; charset=utf-8");
  });
});
