import { Hono, type MiddlewareHandler } from "hono";
import { findVisit, questionPath, reviewPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { questionPage, toFormValues } from "@/lib/sandbox/candidate/question-page";
import { reviewPage } from "@/lib/sandbox/candidate/review-page";
import { thankYouPage } from "@/lib/sandbox/candidate/thank-you-page";
import { welcomePage } from "@/lib/sandbox/candidate/welcome-page";
import { readAnswer } from "@/lib/sandbox/evaluation/read-answer";
import type { Question } from "@/lib/sandbox/interviews/types";
import { notFoundPage } from "@/lib/sandbox/pages/not-found-page";
import { readForm } from "@/lib/sandbox/pages/read-form";
import { chooseWords } from "@/lib/sandbox/pages/words/choose-words";
import type { Service } from "@/lib/sandbox/service/service";
import { saveAnswer } from "@/lib/sandbox/store/answers";
import { submitAssessment } from "@/lib/sandbox/store/submit-assessment";

type VisitEnv = { Variables: { visit: Visit } };

// Addresses count from 1.
function findQuestion(visit: Visit, segment: string): { question: Question; position: number } | undefined {
  const position = /^\d{1,2}$/.test(segment) ? Number(segment) : 0;
  const question = visit.interview.questions[position - 1];
  return question && { question, position };
}

function pathAfterSaving(visit: Visit, position: number, to: string | null, fromReview: boolean): string {
  if (to === "later") return visit.path;
  if (fromReview) return reviewPath(visit);
  if (to === "back" && position > 1) return questionPath(visit, position - 1);
  return position < visit.interview.questions.length ? questionPath(visit, position + 1) : reviewPath(visit);
}

// After submission, all pages lead to the thanks.
function openVisit(service: Service): MiddlewareHandler<VisitEnv> {
  return async (c, next) => {
    const words = chooseWords(c.req.raw);
    const visit = findVisit(service, c.req.param("token") ?? "", words);
    if (!visit) return c.html(notFoundPage(service.urls.base, words), 404);
    c.set("visit", visit);
    if (visit.row.completedAt === null) return next();
    return c.req.path === visit.path ? c.html(thankYouPage(visit)) : c.redirect(visit.path, 303);
  };
}

/** The pages of an `application_url`, below `/apply`. Redirects have only a path, never a host. */
export function createCandidatePages(service: Service): Hono<VisitEnv> {
  const pages = new Hono<VisitEnv>();
  const { store, urls } = service;
  pages.use("/:token/*", openVisit(service));

  pages.get("/:token", (c) => c.html(welcomePage(c.var.visit)));
  pages.get("/:token/review", (c) => c.html(reviewPage(c.var.visit)));

  pages.get("/:token/questions/:position", (c) => {
    const { visit } = c.var;
    const found = findQuestion(visit, c.req.param("position"));
    if (!found) return c.html(notFoundPage(urls.base, visit.words), 404);
    const values = toFormValues(visit.answers.get(found.question.id));
    return c.html(questionPage(visit, { ...found, values, fromReview: c.req.query("from") === "review" }));
  });

  pages.post("/:token/questions/:position", async (c) => {
    const { visit } = c.var;
    const found = findQuestion(visit, c.req.param("position"));
    if (!found) return c.html(notFoundPage(urls.base, visit.words), 404);
    const form = await readForm(c.req.raw);
    const values = form.getAll("answer");
    const to = form.get("to");
    const fromReview = form.get("from") === "review";
    const read = readAnswer(found.question, values);
    if ("fault" in read)
      return c.html(questionPage(visit, { ...found, values, fromReview, fault: read.fault }), 422);
    if (read.answer === undefined && (to === null || to === "next"))
      return c.html(questionPage(visit, { ...found, values, fromReview, fault: "missing" }), 422);
    saveAnswer(store, visit.row.id, found.question.id, read.answer);
    return c.redirect(pathAfterSaving(visit, found.position, to, fromReview), 303);
  });

  pages.post("/:token/submit", (c) => {
    submitAssessment(store, c.var.visit.row.id);
    return c.redirect(c.var.visit.path, 303);
  });

  return pages;
}
