import { createTransport } from "nodemailer";
import type { Urls } from "@/lib/sandbox/links/urls";
import { findMail, noteDelivery } from "@/lib/sandbox/mail/outbox";
import type { Store } from "@/lib/sandbox/store/open-store";

/** Hands mails of the outbox to a mail server, and writes the outcome to their row. */
export type Mailer = { send: (mailId: number) => void; close: () => void };

const from = { name: "Plumbline Assessments", address: "no-reply@plumbline.example" };
const timeoutMs = 10_000;

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : "The mail server gave no reason.";

/** @param smtpUrl smtp:// or smtps://, with credentials if needed. @param log gets no address and no password. */
export function openMailer(
  store: Store,
  urls: Urls,
  smtpUrl: string,
  log: (message: string) => void,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function deliver(mailId: number): Promise<void> {
    const mail = findMail(store, mailId);
    if (!mail) return;
    const link = urls.application(mail.applicationToken);
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: mail.recipient },
        subject: mail.subject,
        text: `${mail.textAboveLink}\n\n${link}\n\n${mail.textBelowLink}\n`,
      });
      if (store.db.open) noteDelivery(store, mailId, "sent");
    } catch (error) {
      log(`Mail ${mailId} was not sent.`);
      if (store.db.open) noteDelivery(store, mailId, "failed", reasonOf(error));
    }
  }

  return {
    send: (mailId) => {
      deliver(mailId).catch((error: unknown) => log(`Mail ${mailId}: ${reasonOf(error)}`));
    },
    close: () => transport.close(),
  };
}
