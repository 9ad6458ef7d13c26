"use client";

import { type RefObject, useRef } from "react";
import { PeopleList } from "@/components/retention/people-list";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { useNow } from "@/components/ui/behaviour/use-now";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Due } from "@/lib/retention/schema";

const loadDialog = () => import("@/components/retention/block-dialog").then(({ BlockDialog }) => BlockDialog);

/** How erasing someone is blocked from the list. @param focusAfter what to focus then */
export type Blocking = { focusAfter: RefObject<HTMLElement | null>; onBlocked: (name: string) => void };

/** Who is erased next. @param blocking absent by a rule that isn’t saved. @param onMore lists more of them */
export function DuePeople({
  label,
  due: { people, total },
  blocking,
  onMore,
}: {
  label: string;
  due: Due;
  blocking?: Blocking;
  onMore: () => void;
}) {
  const { t } = useTexts();
  const now = useNow(60_000);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className="divide-y divide-line">
      <PeopleList
        label={label}
        people={people}
        about={({ assessments, dueAt }) => (
          <>
            {assessments > 1 && <>{t("retention.assessments", { count: assessments })} · </>}
            {now !== undefined && Date.parse(dueAt) < now
              ? t("retention.soon")
              : t.rich("retention.dueOn", { when: () => <RelativeTime at={dueAt} /> })}
          </>
        )}
        action={(person, name) =>
          blocking && (
            <Deferred
              kind="dialog"
              load={loadDialog}
              part={{
                id: person.assessmentId,
                name,
                focusAfter: blocking.focusAfter,
                onBlocked: () => blocking.onBlocked(name),
                trigger: (
                  <Button size="sm" aria-label={t("retention.blockOf", { name })}>
                    {t("retention.block")}
                  </Button>
                ),
              }}
            />
          )
        }
      />
      {total > people.length && (
        <div className="px-4 py-2.5">
          <Button
            size="sm"
            onClick={() => {
              // The button may go.
              const last = list.current?.querySelectorAll("a");
              last?.[last.length - 1]?.focus();
              onMore();
            }}
          >
            {t("retention.more")}
          </Button>
        </div>
      )}
    </div>
  );
}
