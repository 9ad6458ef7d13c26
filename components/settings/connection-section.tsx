"use client";

import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { shellQuery } from "@/components/layout/shell-query";
import { SyncNotice } from "@/components/layout/sync-notice";
import { Fact, Facts } from "@/components/settings/facts";
import { Section } from "@/components/settings/section";
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
  return (
    <Section
      title="Connection"
      description="The assessment service behind Shortlist. It is set by environment variables; see .env.example."
    >
      <SyncNotice />
      <Facts>
        <Fact name="Service">
          {connection.kind === "sandbox" ? (
            <SandboxFact mailsForReal={connection.mailsForReal ?? false} />
          ) : (
            <code className="font-mono break-all">{connection.baseUrl}</code>
          )}
        </Fact>
        <Fact name="Account">{connection.account}</Fact>
        <Fact name="Key">
          <span className="sr-only">ends in </span>
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
  return (
    <span className="flex flex-col gap-1.5">
      <Badge tone="pending" icon={<FlaskConical aria-hidden="true" />}>
        Sandbox
      </Badge>
      <span className="text-quiet">
        Built in, with invented candidates.{" "}
        {mailsForReal
          ? "Its e-mails are really sent, because SANDBOX_SMTP_URL is set."
          : "It e-mails nobody; what it would write is in its outbox."}{" "}
        For a real service set ASSESSMENT_API_URL and ASSESSMENT_API_KEY, and restart.
      </span>
    </span>
  );
}

function ChecksFacts() {
  const { data } = useQuery(shellQuery());
  const sync = data?.sync;
  return (
    <>
      <Fact name="Last good check">
        {sync?.checkedAt ? <RelativeTime at={sync.checkedAt} seconds /> : "None yet"}
      </Fact>
      {sync?.failingSince && (
        <Fact name="Failing since">
          <RelativeTime at={sync.failingSince} className="text-danger" />
        </Fact>
      )}
      <Fact name="Unreadable rows">
        {sync && sync.unreadableRows > 0
          ? `${sync.unreadableRows} in the last list. They are left out of the table; the log says why.`
          : "None"}
      </Fact>
    </>
  );
}
