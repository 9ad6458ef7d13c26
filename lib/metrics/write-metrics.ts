import { Gauge, Registry } from "prom-client";
import { log } from "@/lib/log";
import { processMetrics } from "@/lib/metrics/registry";
import { storeGauges } from "@/lib/metrics/store-gauges";
import type { Runtime } from "@/lib/runtime";

/**
 * All metrics as Prometheus reads them: what this process has counted, what it does now, and what the store says.
 * None names a person, an address or a key. A store that doesn't answer is told as `shortlist_store_up 0`.
 */
export async function writeMetrics(
  runtime: Pick<Runtime, "store" | "mirror" | "feed">,
): Promise<{ text: string; contentType: string }> {
  const present = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name: `shortlist_${name}`, help, registers: [present] }).set(value);
  gauge("streams", "Streams of changes that are open on this process.", runtime.feed.size());
  gauge(
    "is_poller",
    "1 where this process is the one that polls the service.",
    runtime.mirror.isPoller() ? 1 : 0,
  );
  const ofStore = await storeGauges(runtime.store).catch((error: unknown) => {
    log().error({ err: error }, "the store doesn’t answer");
  });
  gauge("store_up", "1 where the store answered just now.", ofStore ? 1 : 0);
  const all = Registry.merge([processMetrics(), present, ...(ofStore ? [ofStore] : [])]);
  return { text: await all.metrics(), contentType: all.contentType };
}
