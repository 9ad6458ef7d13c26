import { Gauge, Registry } from "prom-client";
import { log } from "@/lib/log";
import { processMetrics } from "@/lib/metrics/registry";
import type { Runtime } from "@/lib/runtime/runtime";
import { storeGauges } from "@/lib/runtime/store-gauges";

/** No metric names a person, an address or a key. `shortlist_store_up 0` means that the store doesn't answer. */
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
