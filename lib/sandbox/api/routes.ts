import { Hono } from "hono";
import { type ApiEnv, authenticate } from "@/lib/sandbox/api/authenticate";
import { createListBody } from "@/lib/sandbox/api/list-body";
import { presentListed, presentSingle } from "@/lib/sandbox/api/present-assessment";
import { readCreateInput } from "@/lib/sandbox/api/read-create-input";
import { interviews } from "@/lib/sandbox/interviews/catalogue";
import { createAssessment } from "@/lib/sandbox/service/create-assessment";
import type { Service } from "@/lib/sandbox/service/service";
import { findAssessment } from "@/lib/sandbox/store/find-assessment";

const integer = /^[1-9]\d{0,14}$/;

const alreadyPending = "The candidate already has a pending assessment for this interview.";

export const notFound = () => Response.json({ error: "There is nothing here." }, { status: 404 });

/** The four endpoints of section 4, below `/v1`. */
export function createApi(service: Service): Hono<ApiEnv> {
  const { store, urls } = service;
  const listBody = createListBody(service);
  const api = new Hono<ApiEnv>();
  api.use(authenticate(service));

  api.get("/interviews", (c) => c.json(interviews.map(({ id, name }) => ({ id, name }))));

  api.get("/assessments", (c) => {
    const { body, etag } = listBody(c.var.employer.id);
    if (service.etag) {
      c.header("ETag", etag);
      if (c.req.header("If-None-Match") === etag) return c.body(null, 304);
    }
    return c.body(body, 200, { "Content-Type": "application/json" });
  });

  api.post("/assessments", (c) => {
    const read = readCreateInput(c.var.parameters);
    if ("errors" in read) return c.json(read.errors, 422);
    const row = createAssessment(service, c.var.employer, read.input);
    return row ? c.json(presentListed(row, urls), 201) : c.json({ email: [alreadyPending] }, 422);
  });

  api.get("/assessments/:id", (c) => {
    const id = c.req.param("id");
    const row = integer.test(id) ? findAssessment(store, Number(id)) : undefined;
    if (!row) return notFound();
    if (row.employerId !== c.var.employer.id) {
      return c.json({ error: "The API key does not authorize this assessment." }, 403);
    }
    return c.json(presentSingle(row, urls));
  });

  return api;
}
