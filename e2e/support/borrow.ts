import type { Lender, Lent, Wanted } from "./lender";

async function ask(path: string, body: unknown): Promise<unknown> {
  const url = process.env.LENDER_URL;
  if (!url) throw new Error("Nobody lends dashboards: the configuration lacks its globalSetup.");
  const answer = await fetch(`${url}/${path}`, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The lender of all workers, from within one of them. */
export const borrow = (wanted: Wanted) => ask("lend", wanted) as Promise<Lent>;

export const giveBack = (...back: Parameters<Lender["giveBack"]>) => ask("give-back", back);
