import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { chooseLocale } from "@/lib/i18n/choose-locale";
import { templateOperations } from "@/lib/templates/operations";
import { removeTemplate, saveTemplate } from "@/lib/templates/save-template";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: carryOut(templateOperations.saveTemplate, async ({ request, params, body, runtime, user }) => {
    const locale = chooseLocale(user.preferences.locale, request.headers.get("accept-language"));
    return { template: await saveTemplate(runtime.store, params.scope, body, { ...user, locale }) };
  }),
  DELETE: carryOut(templateOperations.removeTemplate, ({ params, body, runtime, user }) =>
    removeTemplate(runtime.store, params.scope, body, user),
  ),
});
