import { Hono } from "hono";
import { notFoundPage } from "@/lib/sandbox/pages/not-found-page";
import { chooseWords } from "@/lib/sandbox/pages/words/choose-words";
import { reportPage } from "@/lib/sandbox/report/report-page";
import type { Service } from "@/lib/sandbox/service/service";
import { readAnswers } from "@/lib/sandbox/store/answers";
import { getEmployerOrThrow } from "@/lib/sandbox/store/employers";
import { findByReportToken } from "@/lib/sandbox/store/find-assessment";

/** The page of an assessment's `url`, below `/reports`; its token is all that it asks for. */
export function createReportPages({ store, urls, dashboard }: Service): Hono {
  const pages = new Hono();
  pages.get("/:token", (c) => {
    const words = chooseWords(c.req.raw);
    const row = findByReportToken(store, c.req.param("token"));
    if (!row) return c.html(notFoundPage(urls.base, words), 404);
    const { name } = getEmployerOrThrow(store, row.employerId);
    const answers = readAnswers(store, row.id);
    return c.html(reportPage({ base: urls.base, dashboard, row, employerName: name, answers, words }));
  });
  return pages;
}
