import { type APIRequestContext, expect } from "@playwright/test";

/** A draft with a fault, and an import that has ended, made without a screen. @returns their ids. */
export async function makeImports(
  request: APIRequestContext,
  origin: string,
): Promise<{ draft: string; done: string }> {
  const ask = async (path: string, data?: unknown) => {
    const answer = await request.post(path, { headers: { origin }, data });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const { interviews } = await (await request.get("/api/interviews")).json();
  const columns = [
    { header: "Name", as: "fullName" },
    { header: "E-mail", as: "email" },
  ];
  const make = async (name: string, ...emails: string[]) => {
    const { import: made } = await ask("/api/imports", { name, interviewId: interviews[0].id, columns });
    await ask(`/api/imports/${made.id}/rows`, {
      rows: emails.map((email, at) => ({
        line: at + 2,
        candidate: { email, firstName: "Ana" },
        cells: ["Ana", email],
      })),
    });
    return made.id as string;
  };
  const word = `${Date.now()}`;
  const draft = await make("Spring graduates", `ana.${word}@example.com`, "not an address");
  const done = await make("Summer graduates", `bo.${word}@example.com`, "not an address either");
  await ask(`/api/imports/${done}/start`);
  await expect
    .poll(async () => (await (await request.get(`/api/imports/${done}`)).json()).import.state)
    .toBe("done");
  return { draft, done };
}
