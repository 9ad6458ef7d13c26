"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Blocking, DuePeople } from "@/components/retention/due-people";
import { PeopleList } from "@/components/retention/people-list";
import { dueQuery, previewQuery, ruleQuery } from "@/components/retention/retention-query";
import { RuleForm } from "@/components/retention/rule-form";
import { UnblockButton } from "@/components/retention/unblock-button";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { Due, RetentionRule, RetentionView } from "@/lib/retention/schema";

const firstShown = 100;
const mostShown = 10_000;

const ruleOf = ({ months, interviews }: RetentionRule): RetentionRule => ({ months, interviews });

const isSame = (one: RetentionRule, other: RetentionRule) =>
  JSON.stringify(ruleOf(one)) === JSON.stringify(ruleOf(other));

/** The retention rule, whom it erases next, and whom no one may erase. */
export function RetentionScreen({ retention: rendered }: { retention: RetentionView }) {
  const { t } = useTexts();
  const { data: saved = rendered } = useQuery(ruleQuery());
  const [draft, setDraft] = useState<RetentionRule>();
  const [limit, setLimit] = useState(firstShown);
  const [said, setSaid] = useState("");
  const saying = useRef<HTMLParagraphElement>(null);
  const rule = draft ?? ruleOf(saved);
  const isChanged = !isSame(rule, saved);
  const due = useQuery(dueQuery(limit));
  const isOff = [rule, ...rule.interviews].every(({ months }) => months === null);
  const showMore = () => setLimit((now) => Math.min(now * 4, mostShown));
  return (
    <SettingsPage section="retention">
      <SettingGroup title={t("retention.rule")}>
        <RuleForm
          rule={rule}
          saved={saved}
          isChanged={isChanged}
          onChange={(next) => {
            setDraft(next);
            setLimit(firstShown);
          }}
          onSaved={() => setDraft(undefined)}
        />
      </SettingGroup>
      <p
        ref={saying}
        role="status"
        tabIndex={-1}
        className="-mb-4 rounded-xs text-13 text-quiet empty:hidden"
      >
        {said}
      </p>
      {due.data && due.data.blocked.length > 0 && (
        <Blocked
          people={due.data.blocked}
          onUnblocked={(name) => {
            setSaid(t("retention.nowUnblocked", { name }));
            // Before the text is there, the line can’t be focused.
            requestAnimationFrame(() => saying.current?.focus());
          }}
        />
      )}
      {isChanged ? (
        <Preview rule={rule} limit={limit} onMore={showMore} />
      ) : (
        <DueNow
          due={due.data}
          error={due.error}
          isOff={isOff}
          blocking={{
            focusAfter: saying,
            onBlocked: (name) => setSaid(t("retention.nowBlocked", { name })),
          }}
          onRetry={() => void due.refetch()}
          onMore={showMore}
        />
      )}
    </SettingsPage>
  );
}

function Blocked({ people, onUnblocked }: { people: Due["blocked"]; onUnblocked: (name: string) => void }) {
  const { t } = useTexts();
  return (
    <SettingGroup title={t("retention.blocked")}>
      <p className="px-4 py-3 text-13 text-quiet">{t("retention.blockedText")}</p>
      <PeopleList
        label={t("retention.blocked")}
        people={people}
        about={({ by, at }) =>
          t.rich("retention.blockedBy", {
            by: () => <bdi>{by}</bdi>,
            when: () => <RelativeTime at={at} />,
          })
        }
        below={({ reason }) => (
          <span dir="auto" className="wrap-anywhere">
            {reason}
          </span>
        )}
        action={({ assessmentId }, name) => (
          <UnblockButton id={assessmentId} name={name} onUnblocked={() => onUnblocked(name)} />
        )}
      />
    </SettingGroup>
  );
}

/** Whom the rule would erase once it is saved. */
function Preview({ rule, limit, onMore }: { rule: RetentionRule; limit: number; onMore: () => void }) {
  const { t } = useTexts();
  const { data, error, isPlaceholderData, refetch } = useQuery(previewQuery(rule, limit));
  const label = t("retention.preview");
  return (
    <SettingGroup title={label}>
      <p role="status" className="px-4 py-3 text-13 text-quiet empty:hidden">
        {data && !isPlaceholderData && t("retention.previewCount", { count: data.total })}
      </p>
      {error ? (
        <Failed text={t("retention.previewFailed")} onRetry={() => void refetch()} />
      ) : data ? (
        data.total > 0 && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-50" : undefined}>
            <DuePeople label={label} due={data} onMore={onMore} />
          </div>
        )
      ) : (
        <Waiting />
      )}
    </SettingGroup>
  );
}

function DueNow({
  due,
  error,
  isOff,
  blocking,
  onRetry,
  onMore,
}: {
  due: Due | undefined;
  error: Error | null;
  isOff: boolean;
  blocking: Blocking;
  onRetry: () => void;
  onMore: () => void;
}) {
  const { t } = useTexts();
  const label = t("retention.due");
  return (
    <SettingGroup
      title={label}
      aside={
        !isOff &&
        due !== undefined &&
        due.total > 0 && (
          <span className="tabular text-13 text-quiet">{t("retention.count", { count: due.total })}</span>
        )
      }
    >
      {isOff ? (
        <p className="px-4 py-3 text-13 text-quiet">{t("retention.off")}</p>
      ) : due ? (
        due.total > 0 ? (
          <DuePeople label={label} due={due} blocking={blocking} onMore={onMore} />
        ) : (
          <p className="px-4 py-3 text-13 text-quiet">{t("retention.dueNone")}</p>
        )
      ) : error ? (
        <Failed text={t("settings.failedTitle")} onRetry={onRetry} />
      ) : (
        <Waiting />
      )}
    </SettingGroup>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col items-start gap-2 px-4 py-3">
      <Notice tone="error" role="alert">
        {text}
      </Notice>
      <Button size="sm" onClick={onRetry}>
        {t("common.tryAgain")}
      </Button>
    </div>
  );
}

const Waiting = () => (
  <div className="px-4 py-3">
    <Skeleton className="h-10 w-full" />
  </div>
);
