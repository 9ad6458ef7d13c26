// One process of the fuzzer: does the rounds that it is told to, one after the other. The parent looks through its log
// on standard error.
import "./next-auth-defaults";
import type { Engine, Template } from "./dashboard";
import type { RoundResult } from "./findings";

export type Order = {
  only: "inward" | "outward";
  seed: number;
  runs: number;
  path?: string;
  engine: Engine;
  postgresUrl?: string;
};

export type Reply = { result: RoundResult } | { failure: string } | "ready";

const templates = new Map<Engine, Promise<Template>>();

async function carryOut(order: Order): Promise<RoundResult> {
  if (order.only === "outward") {
    const { outwardRound } = await import("./outward");
    return outwardRound(order);
  }
  // After next-auth’s defaults, which these need.
  const [{ makeTemplate }, { inwardRound }] = await Promise.all([import("./dashboard"), import("./inward")]);
  const { engine, postgresUrl } = order;
  const template = templates.get(engine) ?? makeTemplate(engine, postgresUrl);
  templates.set(engine, template);
  return inwardRound(await template, order);
}

const tell = (reply: Reply) => process.send?.(reply);

process.on("message", async (order: Order) => {
  try {
    tell({ result: await carryOut(order) });
  } catch (error) {
    tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on("disconnect", async () => {
  for (const template of templates.values()) await (await template).remove();
  process.exit();
});
tell("ready");
