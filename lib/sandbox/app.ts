import { type Context, Hono } from "hono";
import { MalformedBody } from "@/lib/sandbox/api/read-body";
import { createApi, notFound } from "@/lib/sandbox/api/routes";
import { createCandidatePages } from "@/lib/sandbox/candidate/routes";
import { createOutboxPages } from "@/lib/sandbox/outbox/routes";
import { stylesPath } from "@/lib/sandbox/pages/layout";
import { badRequestPage, failurePage, notFoundPage } from "@/lib/sandbox/pages/not-found-page";
import { pageHeaders } from "@/lib/sandbox/pages/page-headers";
import { styles } from "@/lib/sandbox/pages/styles";
import { chooseWords } from "@/lib/sandbox/pages/words/choose-words";
import { createReportPages } from "@/lib/sandbox/report/routes";
import type { Service } from "@/lib/sandbox/service/service";

const oneDaySeconds = 86_400;

// People get pages for errors, programs JSON.
const isPage = (c: Context, base: string) =>
  ["/apply", "/reports", "/outbox"].some((room) => `${c.req.path}/`.startsWith(`${base}${room}/`));

/** The whole service under its base path. @param log gets internal errors, never a key or an address. */
export function createApp(service: Service, log: (message: string) => void): Hono {
  const { base } = service.urls;
  const app = new Hono().basePath(base || "/");
  app.use(pageHeaders);

  app.get(stylesPath, (c) =>
    c.body(styles, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": `public, max-age=${oneDaySeconds}`,
    }),
  );
  app.route("/v1", createApi(service));
  app.route("/apply", createCandidatePages(service));
  app.route("/reports", createReportPages(service));
  app.route("/outbox", createOutboxPages(service));

  app.notFound((c) =>
    isPage(c, base) ? c.html(notFoundPage(base, chooseWords(c.req.raw)), 404) : notFound(),
  );
  app.onError((error, c) => {
    if (error instanceof MalformedBody && isPage(c, base))
      return c.html(badRequestPage(base, chooseWords(c.req.raw)), 400);
    log(`${c.req.method} failed: ${error.stack ?? error.message}`);
    return isPage(c, base)
      ? c.html(failurePage(base, chooseWords(c.req.raw)), 500)
      : c.json({ error: "Something went wrong inside the service." }, 500);
  });
  return app;
}
