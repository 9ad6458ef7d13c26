import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessment, createAssessments, createStore } from "@/lib/db/testing-rows";
import { eraseWithoutFiles } from "@/lib/erasing/erase-candidate";

/** The tables that grow with every candidate. */
const large = /^SCAN (assessments|events|notes|audit_log|candidates|invitations|notifications)\b/;

onEachStore("erasing a candidate", (open, { engine }) => {
  test("reads no table that grows with every candidate as a whole", async () => {
    const store = await createStore((await (await open()).open()).db);
    await createAssessments(store, 300);
    await createAssessment(store, 301, { email: "ana@example.com", first_name: "Ana", last_name: "Bauer" });
    const plans = await plansOf(store, (noting) => eraseWithoutFiles(noting, 301, { by: { name: "Ada" } }));
    const scans = plans?.filter((line) => large.test(line)).map((line) => line.replace(/^SCAN /, ""));
    // These have only entries with an address, a search or several candidates.
    const few = ["called_by_address", "of_several", "with_address", "with_search"];
    expect(scans && [...new Set(scans)].sort()).toEqual(
      engine === "sqlite" ? few.map((name) => `audit_log USING INDEX audit_log_${name}`) : undefined,
    );
  });
});
