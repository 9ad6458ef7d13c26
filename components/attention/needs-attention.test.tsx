import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NeedsAttention } from "@/components/attention/needs-attention";
import { InEnglish } from "@/components/texts/testing";
import { en } from "@/lib/i18n/messages/en";

const none = { assessments: [], total: 0, totalIsExact: true };

test("the strip is amber only while something in it needs somebody", () => {
  const strip = (pending: number) =>
    renderToStaticMarkup(
      <InEnglish>
        <NeedsAttention
          attention={{
            total: pending,
            invitations: [],
            notHandedOver: none,
            overdue: { ...none, total: pending, limitDays: 7 },
          }}
          isAskedFor={false}
          canInvite
        />
      </InEnglish>,
    );
  expect(strip(3)).toMatch(/bg-attention-soft/);
  expect(strip(0)).toContain(en.attention.allSettled);
  expect(strip(0)).not.toMatch(/-pending/);
});
