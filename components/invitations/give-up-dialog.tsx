"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Deferred } from "@/components/ui/deferred";

const loadQuestion = () =>
  import("@/components/invitations/give-up-question").then(({ GiveUpQuestion }) => GiveUpQuestion);

/** Says that an unconfirmed invitation never arrived, after a question. */
export function GiveUpDialog({
  name,
  candidates,
  pending,
  onGiveUp,
}: {
  name: string;
  /** How many assessments could be it. */
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
