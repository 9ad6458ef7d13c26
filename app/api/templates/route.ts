import { withUser } from "@/lib/http/with-user";
import { listTemplates } from "@/lib/templates/list-templates";

/** Recruiters too: whoever hands the link over sends the message. */
export const GET = withUser("recruiter", async ({ runtime }) =>
  Response.json({ templates: await listTemplates(runtime.store) }),
);
