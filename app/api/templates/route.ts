import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";
import { chooseLocale } from "@/lib/i18n/choose-locale";
import { listTemplates } from "@/lib/templates/list-templates";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** Recruiters too: they send the message with the link. */
  GET: withUser("recruiter", async ({ request, runtime, user }) => {
    const locale = chooseLocale(user.preferences.locale, request.headers.get("accept-language"));
    return Response.json({ templates: await listTemplates(runtime.store, locale) });
  }),
});
