import { notFound } from "@/lib/errors";
import { everyMethod } from "@/lib/http/every-method";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { removeTemplate, saveTemplate } from "@/lib/templates/save-template";
import {
  type TemplateScope,
  templateBodySchema,
  templateRemovalSchema,
  templateScopeSchema,
} from "@/lib/templates/schema";

function readScope(given: string): TemplateScope {
  const scope = templateScopeSchema.safeParse(given);
  if (!scope.success) throw notFound();
  return scope.data;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: withUser<{ scope: string }>("administrator", async ({ request, params, runtime, user }) => {
    const scope = readScope(params.scope);
    const body = await readJson(request, templateBodySchema, bodySizes.text);
    return Response.json({ template: await saveTemplate(runtime.store, scope, body, user) });
  }),
  DELETE: withUser<{ scope: string }>("administrator", async ({ request, params, runtime, user }) => {
    const scope = readScope(params.scope);
    const { replaces } = await readJson(request, templateRemovalSchema);
    await removeTemplate(runtime.store, scope, replaces, user);
    return new Response(null, { status: 204 });
  }),
});
