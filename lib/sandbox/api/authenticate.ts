import type { MiddlewareHandler } from "hono";
import { type Parameters, readParameters } from "@/lib/sandbox/api/read-parameters";
import type { Service } from "@/lib/sandbox/service/service";
import { type Employer, findEmployerByKey } from "@/lib/sandbox/store/employers";

export type ApiEnv = { Variables: { employer: Employer; parameters: Parameters } };

/** Judges the key before path and body (section 5): without one 400, with an unknown one 401. */
export function authenticate({ store }: Service): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.header("Cache-Control", "no-store");
    const { parameters, malformed } = await readParameters(c.req.raw);
    const apiKey = parameters.get("api_key");
    if (apiKey === undefined || apiKey === null || apiKey === "") {
      return c.json({ error: malformed?.message ?? "The parameter api_key is missing." }, 400);
    }
    const employer = typeof apiKey === "string" ? findEmployerByKey(store, apiKey) : undefined;
    if (!employer) return c.json({ error: "The API key is invalid." }, 401);
    if (malformed) return c.json({ error: malformed.message }, 400);
    c.set("employer", employer);
    c.set("parameters", parameters);
    return next();
  };
}
