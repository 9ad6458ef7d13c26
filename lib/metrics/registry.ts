import { collectDefaultMetrics, Histogram, type HistogramConfiguration, Registry } from "prom-client";

/** `scripts/serve` counts its requests in the same registry. */
const key = Symbol.for("shortlist.metrics");
const shared = globalThis as typeof globalThis & { [key]?: Registry };

/** By default the event loop's lag is looked at every 10 ms: an idle process would spend a third of its CPU on it. */
const lagEveryMs = 100;

function open(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagEveryMs });
  return registry;
}

/** One registry for all of Next's module graphs. */
export function processMetrics(): Registry {
  shared[key] ??= open();
  return shared[key];
}

export function histogramOf<Label extends string>(
  configuration: Omit<HistogramConfiguration<Label>, "registers">,
): Histogram<Label> {
  const registry = processMetrics();
  const known = registry.getSingleMetric(configuration.name) as Histogram<Label> | undefined;
  return known ?? new Histogram({ ...configuration, registers: [registry] });
}
