import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { chooseLocale } from "@/lib/i18n/choose-locale";
import { listTemplates } from "@/lib/templates/list-templates";
import { templateOperations } from "@/lib/templates/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(templateOperations.listTemplates, async ({ request, runtime, user }) => {
    const locale = chooseLocale(user.preferences.locale, request.headers.get("accept-language"));
    return { templates: await listTemplates(runtime.store, locale) };
  }),
});
