"use client";

import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { shellQuery } from "@/components/layout/shell-query";
import { SyncNotice } from "@/components/layout/sync-notice";
import { Fact, Facts } from "@/components/settings/facts";
import { Section } from "@/components/settings/section";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";

/** Which service this is, as far as anybody may know: the key is its last four characters. */
export type ConnectionView = {
  kind: "sandbox" | "service";
  baseUrl: string;
  account: string;
  keyLastFour: string;
  /** Whether the sandbox e-mails for real. */
  mailsForReal?: boolean;
};

/** The service behind the dashboard, and how the last checks went. */
export function ConnectionSection({ connection }: { connection: ConnectionView }) {
  const { t } = useTexts();
  return (
    <Section title={t("settings.connection")} description={t("settings.connectionHint")}>
      <SyncNotice />
      <Facts>
        <Fact name={t("settings.service")}>
          {connection.kind === "sandbox" ? (
            <SandboxFact mailsForReal={connection.mailsForReal ?? false} />
          ) : (
            <code className="font-mono break-all">{connection.baseUrl}</code>
          )}
        </Fact>
        <Fact name={t("settings.account")}>{connection.account}</Fact>
        <Fact name={t("settings.key")}>
          <span className="sr-only">{t("settings.keyEndsIn")} </span>
          <code className="font-mono">
            <span aria-hidden="true">••••</span>
            {connection.keyLastFour}
          </code>
        </Fact>
        <ChecksFacts />
      </Facts>
    </Section>
  );
}

function SandboxFact({ mailsForReal }: { mailsForReal: boolean }) {
  const { t } = useTexts();
  return (
    <span className="flex flex-col gap-1.5">
      <Badge tone="pending" icon={<FlaskConical aria-hidden="true" />}>
        {t("layout.sandbox")}
      </Badge>
      <span className="text-quiet">
        {t("settings.sandboxBuiltIn")}{" "}
        {mailsForReal
          ? t("settings.sandboxMails", { variable: "SANDBOX_SMTP_URL" })
          : t("settings.sandboxKeeps")}{" "}
        {t("settings.sandboxLeave", { url: "ASSESSMENT_API_URL", key: "ASSESSMENT_API_KEY" })}
      </span>
    </span>
  );
}

function ChecksFacts() {
  const { t, number } = useTexts();
  const { data } = useQuery(shellQuery());
  const sync = data?.sync;
  return (
    <>
      <Fact name={t("settings.lastCheck")}>
        {sync?.checkedAt ? <RelativeTime at={sync.checkedAt} seconds /> : t("settings.noneYet")}
      </Fact>
      {sync?.failingSince && (
        <Fact name={t("settings.failingSince")}>
          <RelativeTime at={sync.failingSince} className="text-danger" />
        </Fact>
      )}
      <Fact name={t("settings.unreadable")}>
        {sync && sync.unreadableRows > 0
          ? t("settings.unreadableRows", { count: number(sync.unreadableRows) })
          : t("settings.none")}
      </Fact>
    </>
  );
}
