"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";

const loadQuestion = () =>
  import("@/components/attention/give-up-question").then(({ GiveUpQuestion }) => GiveUpQuestion);

/** Asks before a recruiter says that an unconfirmed invitation did not land. */
export function GiveUpDialog({
  name,
  candidates,
  pending,
  onGiveUp,
}: {
  name: string;
  candidates: number;
  pending: boolean;
  onGiveUp: () => void;
}) {
  const { t } = useTexts();
  const label =
    candidates > 0 ? t("attention.noneOfThem", { count: candidates }) : t("attention.didntArrive");
  return (
    <Deferred
      kind="dialog"
      load={loadQuestion}
      part={{
        name,
        onGiveUp,
        trigger: (
          <Button
            size="sm"
            variant="ghost"
            pending={pending}
            className="max-sm:-ml-2 pointer-coarse:max-sm:-ml-3"
          >
            {t("attention.asks", { label })}
          </Button>
        ),
      }}
    />
  );
}
