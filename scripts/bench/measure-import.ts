import { setTimeout as sleep } from "node:timers/promises";
import { type ImportView, importViewSchema } from "@/lib/imports/schema";
import { type Spread, spreadOf } from "./percentile";
import { startService } from "./service";
import { makePlace, type Shortlist, startShortlist } from "./shortlist";
import { startPostgres } from "./start-postgres";

/** An import, and single invitations before it and amid it. */
export type ImportFigures = {
  store: "SQLite" | "PostgreSQL";
  rows: number;
  /** From its start to its end; the single ones went ahead of some rows. */
  seconds: number;
  rowsPerSecond: number;
  aloneMs: Spread;
  meanwhileMs: Spread;
};

export const importedRows = 5_000;

const rowsAtOnce = 1_000;
const listedBefore = 1_000;
const singles = 100;
/** The first ones compile what they run. */
const warmUps = 20;
const singleEveryMs = 400;
const endsWithinMs = 20 * 60_000;

let counter = 0;

const nextEmail = (word: string): string => {
  counter += 1;
  return `${word}-${counter}@bench.example`;
};

async function send(shortlist: Shortlist, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${shortlist.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shortlist.url, cookie: shortlist.cookie },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as unknown;
}

const importOf = (answer: unknown): ImportView =>
  importViewSchema.parse((answer as { import: unknown }).import);

async function timeSingle(shortlist: Shortlist, interviewId: number): Promise<number> {
  const beganAt = performance.now();
  const candidate = { email: nextEmail("single") };
  await send(shortlist, "/api/assessments", { interviewId, candidate, suppressCandidateEmail: true });
  return performance.now() - beganAt;
}

async function draft(shortlist: Shortlist, interviewId: number, rows: number): Promise<string> {
  const { id } = importOf(
    await send(shortlist, "/api/imports", { name: "Bench", interviewId, suppressCandidateEmail: true }),
  );
  const given = Array.from({ length: rows }, (_, at) => ({
    line: at + 2,
    candidate: { email: nextEmail("row"), firstName: "Amara", lastName: "Osei" },
  }));
  for (let start = 0; start < rows; start += rowsAtOnce)
    await send(shortlist, `/api/imports/${id}/rows`, { rows: given.slice(start, start + rowsAtOnce) });
  return id;
}

const spread = (values: number[]): Spread => {
  const found = spreadOf(values);
  if (!found) throw new Error("The import was over before a single invitation.");
  return found;
};

async function measureOn(
  store: ImportFigures["store"],
  rows: number,
  databaseUrl?: string,
): Promise<ImportFigures> {
  const service = await startService(listedBefore);
  const place = makePlace(databaseUrl);
  try {
    const shortlist = await startShortlist(service, place);
    try {
      const [{ interviewId } = { interviewId: 1 }] = await service.assessments();
      for (let time = 0; time < warmUps; time += 1) await timeSingle(shortlist, interviewId);
      const alone: number[] = [];
      for (let time = 0; time < singles; time += 1) alone.push(await timeSingle(shortlist, interviewId));

      const id = await draft(shortlist, interviewId, rows);
      await send(shortlist, `/api/imports/${id}/start`);
      const meanwhile: number[] = [];
      for (const giveUpAt = Date.now() + endsWithinMs; Date.now() < giveUpAt; await sleep(singleEveryMs)) {
        const tookMs = await timeSingle(shortlist, interviewId);
        const answer = await (await shortlist.get(`/api/imports/${id}`)).json();
        const { state, reason, counts, startedAt = "", endedAt } = importOf(answer);
        if (state === "running") meanwhile.push(tookMs);
        else if (state !== "done" || !endedAt) throw new Error(`The import is ${state}: ${reason}.`);
        else {
          if (counts.created !== rows) throw new Error(`It came to ${JSON.stringify(counts)}.`);
          const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
          const rowsPerSecond = rows / seconds;
          return {
            store,
            rows,
            seconds,
            rowsPerSecond,
            aloneMs: spread(alone),
            meanwhileMs: spread(meanwhile),
          };
        }
      }
      throw new Error(`${rows} rows were not sent in time.\n${shortlist.output().slice(-2_000)}`);
    } finally {
      await shortlist.stop();
    }
  } finally {
    place.remove();
    await service.stop();
  }
}

/** On SQLite, and on PostgreSQL if there is one. */
export async function measureImports(
  rows: number,
  say: (text: string) => void,
  keep: (figures: ImportFigures) => void,
): Promise<void> {
  say(`an import of ${rows} rows on SQLite`);
  keep(await measureOn("SQLite", rows));
  const postgres = startPostgres();
  if (!postgres) return say("There is no PostgreSQL here.");
  say(`an import of ${rows} rows on PostgreSQL`);
  keep(await measureOn("PostgreSQL", rows, postgres.url).finally(postgres.stop));
}
