import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOf } from "@/components/insights/rows-of";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { readInsights } from "@/lib/insights/read-insights";
import { insightsQuerySchema } from "@/lib/insights/schema";

const viewer = { role: "viewer" } as const;
const hourMs = 3_600_000;

const anyRow = fc.record({
  // Hours before now; some before the range of time.
  age: fc.integer({ min: 0, max: 40 * 24 }),
  status: fc.constantFrom("pending", "recommended", "not_recommended"),
  decision: fc.constantFrom(null, "advance", "hold", "reject"),
  // The third one isn’t listed.
  interview: fc.constantFrom(null, 1, 2, 3),
  inviter: fc.constantFrom(null, "dana", "ali"),
  isGone: fc.boolean(),
  isArchived: fc.boolean(),
});

/** @param numRuns how many stores and filters are tried. */
export function declareLeadsToRows(numRuns: number): void {
  onEachStore("figures", (store) => {
    test("lead to as many rows as they count, for any rows and filters", async () => {
      const source = await createStore((await (await store()).open()).db);
      await createMember(source, "dana", "Dana");
      await createMember(source, "ali", "Ali");
      await createInterview(source, 1, "Sales");
      await createInterview(source, 2, "Support");
      const anySearch = fc.record({
        interview: fc.constantFrom(undefined, 1, 2),
        invitedBy: fc.constantFrom(undefined, "dana", "ali"),
      });
      const ago = (hours: number) => new Date(source.now().getTime() - hours * hourMs).toISOString();

      async function standUnder(address: string): Promise<number> {
        const asked = Object.fromEntries(new URL(address, "https://shortlist.example").searchParams);
        const page = await listAssessments(source, assessmentQuerySchema.parse(asked), viewer);
        expect(page.totalIsExact).toBe(true);
        return page.total;
      }

      await fc.assert(
        fc.asyncProperty(fc.array(anyRow, { maxLength: 40 }), anySearch, async (rows, search) => {
          await source.db.deleteFrom("assessments").execute();
          for (const [n, row] of rows.entries())
            await createAssessment(source, n + 1, {
              email: `c${n}@example.com`,
              status: row.status,
              created_at: ago(row.age),
              completed_before: row.status === "pending" ? null : ago(0),
              interview_id: row.interview,
              invited_by: row.inviter,
              gone_at: row.isGone ? ago(0) : null,
              archived_at: row.isArchived ? ago(0) : null,
              decision: row.decision,
              decided_by: row.decision && "dana",
              decided_at: row.decision && ago(0),
            });
          const asked = insightsQuerySchema.parse({ ...search, from: ago(30 * 24) });
          const view = await readInsights(source, asked, viewer);
          const to = rowsOf(view, search);
          const { totals, decisions } = view;
          const figures: [number, string][] = [
            [totals.invited, to.invited()],
            [totals.completed, to.completed()],
            [totals.recommended, to.recommended()],
            [totals.pending, to.queued("pending")],
            [totals.toDecide, to.toDecide()],
          ];
          for (const status of ["recommended", "not_recommended", "pending"] as const)
            for (const decision of ["advance", "hold", "reject", "undecided"] as const)
              figures.push([decisions[status][decision], to.decided(status, decision)]);
          for (const decision of ["advance", "hold", "reject"] as const) {
            const { recommended, not_recommended, pending } = decisions;
            const all = recommended[decision] + not_recommended[decision] + pending[decision];
            figures.push([all, to.queued(decision)]);
          }
          for (const { from, to: end, invitedThen } of view.series)
            figures.push([invitedThen.invited, to.invited({ from, to: end })]);
          for (const line of view.funnel) {
            const own = { interview: line.interview?.id ?? view.unknownInterviews };
            figures.push(
              [line.invited, to.invited(own)],
              [line.completed, to.completed(own)],
              [line.recommended, to.recommended(own)],
              [line.toDecide, to.toDecide(own)],
              [line.advance, to.queued("advance", own)],
              [line.hold, to.queued("hold", own)],
              [line.reject, to.queued("reject", own)],
            );
          }
          for (const { member, invited, completed, recommended } of view.byRecruiter) {
            // Narrowed to one inviter, the others are there for what they decided.
            if (search.invitedBy && search.invitedBy !== member.id) {
              expect([invited, completed, recommended]).toEqual([0, 0, 0]);
              continue;
            }
            const own = { invitedBy: member.id };
            figures.push(
              [invited, to.invited(own)],
              [completed, to.completed(own)],
              [recommended, to.recommended(own)],
            );
          }
          for (const group of view.pendingByAge) figures.push([group.count, to.pending(group)]);
          const pending = view.pendingByAge.reduce((sum, { count }) => sum + count, 0);
          figures.push([pending, to.pending()]);
          const found = await Promise.all(figures.map(([, address]) => standUnder(address)));
          expect(figures.map(([, address], at) => [address, found[at]])).toEqual(
            figures.map(([count, address]) => [address, count]),
          );
        }),
        { numRuns },
      );
    });
  });
}
