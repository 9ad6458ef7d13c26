import type { ImportView } from "@/lib/imports/schema";
import type { GivenImport } from "./import-violations";
import type { Instance } from "./instance";

const rowsAtOnce = 1_000;

let counter = 0;

export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** @throws Refused, and what fetch throws when the instance is gone. */
async function ask(instance: Instance, method: string, path: string, body?: object): Promise<ImportView> {
  const response = await fetch(`${instance.url}/api/imports${path}`, {
    method,
    headers: { "content-type": "application/json", origin: instance.url, ...instance.headers },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Refused(response.status, `${method} /api/imports${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { import: ImportView }).import;
}

/** A draft of so many people whom nobody has invited before. */
export async function draftImport(
  instance: Instance,
  interviewId: number,
  rows: number,
): Promise<GivenImport> {
  counter += 1;
  const given = Array.from({ length: rows }, (_, at) => ({
    line: at + 2,
    email: `row-${process.pid}-${counter}-${at}@soak.example`,
  }));
  const { id } = await ask(instance, "POST", "", { name: `Fair ${counter}`, interviewId });
  for (let start = 0; start < rows; start += rowsAtOnce)
    await ask(instance, "POST", `/${id}/rows`, {
      rows: given.slice(start, start + rowsAtOnce).map(({ line, email }) => ({
        line,
        candidate: { email },
        suppressCandidateEmail: true,
      })),
    });
  return { id, rows: given, again: new Map() };
}

export const readImport = (instance: Instance, id: string): Promise<ImportView> =>
  ask(instance, "GET", `/${id}`);

export const actOnImport = (
  instance: Instance,
  id: string,
  act: "start" | "pause" | "resume" | "stop" | "retry",
): Promise<ImportView> => ask(instance, "POST", `/${id}/${act}`, act === "retry" ? {} : undefined);
