import type { Mail } from "@/lib/sandbox/mail/compose-invitation";
import type { Store } from "@/lib/sandbox/store/open-store";

/** `kept`: there is no mail server, so it stays here. */
export type Delivery = "kept" | "sending" | "sent" | "failed";

export type KeptMail = Mail & {
  id: number;
  assessmentId: number;
  applicationToken: string;
  writtenAt: string;
  delivery: Delivery;
  deliveryNote: string | null;
};

const selectMail = `
  select mails.id, assessment_id as assessmentId, application_token as applicationToken, recipient, subject,
    text_above_link as textAboveLink, text_below_link as textBelowLink, written_at as writtenAt,
    delivery, delivery_note as deliveryNote
  from mails join assessments on assessments.id = assessment_id`;

export function keepMail(
  store: Store,
  assessmentId: number,
  mail: Mail,
  delivery: "kept" | "sending",
  writtenAt: string,
): number {
  const { lastInsertRowid } = store.db
    .prepare(
      `insert into mails (assessment_id, recipient, subject, text_above_link, text_below_link, written_at,
         delivery) values (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      assessmentId,
      mail.recipient,
      mail.subject,
      mail.textAboveLink,
      mail.textBelowLink,
      writtenAt,
      delivery,
    );
  return Number(lastInsertRowid);
}

export const findMail = (store: Store, id: number): KeptMail | undefined =>
  store.db.prepare<[number], KeptMail>(`${selectMail} where mails.id = ?`).get(id);

/** Newest first. @param before the last id of the page before. */
export const listMails = (store: Store, limit: number, before = Number.MAX_SAFE_INTEGER): KeptMail[] =>
  store.db
    .prepare<[number, number], KeptMail>(`${selectMail} where mails.id < ? order by mails.id desc limit ?`)
    .all(before, limit);

export const countMails = (store: Store): number =>
  store.db.prepare<[], { count: number }>("select count(*) as count from mails").get()?.count ?? 0;

export function noteDelivery(store: Store, id: number, delivery: "sent" | "failed", note?: string): void {
  store.db
    .prepare("update mails set delivery = ?, delivery_note = ? where id = ?")
    .run(delivery, note ?? null, id);
}
