import { expect, onTestFinished, test } from "vitest";
import { observe } from "@/lib/conformance/observing/observe";
import { createRedactor } from "@/lib/conformance/redact";
import { createReport } from "@/lib/conformance/report";
import { serve } from "@/lib/conformance/testing/miniature-service";
import { openService, serviceKey } from "./service";
import { World } from "./world";

test("the simulated service keeps to the document", async () => {
  const service = openService(new World(1));
  for (const candidate of [1, 2, 3, 4]) service.make(`${candidate}@example.com`, 11);
  service.change(101, { completed: true, recommended: true });
  service.change(102, { completed: true });
  const served = await serve((asked) => service.answer(asked));
  onTestFinished(() => served.close());
  const seen = await observe({
    baseUrl: new URL(served.url),
    apiKey: serviceKey,
    create: true,
    otherId: undefined,
    timeoutMs: 30_000,
  });
  if ("unusable" in seen) throw new Error(seen.unusable);
  const { rules } = createReport(seen, createRedactor(serviceKey));
  expect(rules.filter(({ verdict }) => verdict === "departs")).toEqual([]);
});
