"use client";

import { FlaskConical } from "lucide-react";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import type { ConnectionView } from "@/lib/connection/schema";

/** Which service this is. Of the key only the last four characters are shown. */
export function ServiceRows({ connection }: { connection: ConnectionView }) {
  const { t, list } = useTexts();
  const { kind, baseUrl, account, keyLastFour } = connection;
  return (
    <>
      <SettingRow
        label={t("settings.connection.address")}
        hint={
          kind === "sandbox" ? (
            <SandboxHint mailsForReal={connection.mailsForReal ?? false} />
          ) : (
            t("settings.connection.setBy", { variables: list(["ASSESSMENT_API_URL", "ASSESSMENT_API_KEY"]) })
          )
        }
      >
        {kind === "sandbox" ? (
          <Badge tone="pending" icon={<FlaskConical aria-hidden="true" />}>
            {t("layout.sandbox")}
          </Badge>
        ) : (
          <code className="font-mono text-12 break-all">{baseUrl}</code>
        )}
      </SettingRow>
      <SettingRow label={t("settings.connection.account")} hint={t("settings.connection.accountHint")}>
        <bdi className="break-all">{account}</bdi>
      </SettingRow>
      <SettingRow label={t("settings.connection.key")}>
        {keyLastFour ? (
          <span>
            <span className="sr-only">{t("settings.connection.keyEndsIn")} </span>
            <code className="font-mono">
              <span aria-hidden="true">••••</span>
              {keyLastFour}
            </code>
          </span>
        ) : (
          <span className="text-quiet">{t("settings.connection.keyHidden")}</span>
        )}
      </SettingRow>
    </>
  );
}

function SandboxHint({ mailsForReal }: { mailsForReal: boolean }) {
  const { t } = useTexts();
  return (
    <>
      {t("settings.connection.sandboxBuiltIn")}{" "}
      {mailsForReal
        ? t("settings.connection.sandboxMails", { variable: "SANDBOX_SMTP_URL" })
        : t("settings.connection.sandboxKeeps", { link: t("layout.sandboxOutbox") })}{" "}
      {t("settings.connection.sandboxLeave", { url: "ASSESSMENT_API_URL", key: "ASSESSMENT_API_KEY" })}
    </>
  );
}
