import { Hono } from "hono";
import { countMails, findMail, listMails } from "@/lib/sandbox/mail/outbox";
import { mailPage, outboxPage } from "@/lib/sandbox/outbox/outbox-pages";
import { notFoundPage } from "@/lib/sandbox/pages/not-found-page";
import { chooseWords } from "@/lib/sandbox/pages/words/choose-words";
import type { Service } from "@/lib/sandbox/service/service";

const pageLength = 50;

const readId = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : undefined);

/** The outbox, below `/outbox`. It has every candidate's link, so its mount must ask for a session first. */
export function createOutboxPages({ store, urls, mailer, dashboard }: Service): Hono {
  const pages = new Hono();

  pages.get("/", (c) => {
    const mails = listMails(store, pageLength + 1, readId(c.req.query("before")));
    return c.html(
      outboxPage({
        base: urls.base,
        dashboard,
        mails: mails.slice(0, pageLength),
        total: countMails(store),
        mailsForReal: mailer !== undefined,
        hasOlder: mails.length > pageLength,
        words: chooseWords(c.req.raw),
      }),
    );
  });

  pages.get("/:id", (c) => {
    const id = readId(c.req.param("id"));
    const mail = id === undefined ? undefined : findMail(store, id);
    const words = chooseWords(c.req.raw);
    return mail
      ? c.html(mailPage({ urls, dashboard, mail, words }))
      : c.html(notFoundPage(urls.base, words), 404);
  });

  return pages;
}
