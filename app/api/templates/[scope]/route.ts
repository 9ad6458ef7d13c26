import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { templateOperations } from "@/lib/templates/operations";
import { removeTemplate, saveTemplate } from "@/lib/templates/save-template";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(templateOperations.saveTemplate, async ({ params, body, runtime, user }) => ({
    template: await saveTemplate(runtime.store, params.scope, body, user),
  })),
  DELETE: carryOut(templateOperations.removeTemplate, ({ params, body, runtime, user }) =>
    removeTemplate(runtime.store, params.scope, body.replaces, user),
  ),
});
