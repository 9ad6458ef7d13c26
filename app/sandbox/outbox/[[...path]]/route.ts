import { serveSandbox, whereMounted } from "@/app/sandbox/serve-sandbox";
import { notFound } from "@/lib/errors";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

// The outbox holds every candidate's link: it wants a session, as the dashboard does, and one that sees everything.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: whereMounted(
    withUser("recruiter", ({ request, runtime }) => {
      if (runtime.store.limit) throw notFound();
      return serveSandbox(request);
    }),
  ),
});
