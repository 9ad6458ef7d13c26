import { serveSandbox, whereMounted } from "@/app/sandbox/serve-sandbox";
import { withUser } from "@/lib/http/with-user";

// The outbox holds every candidate's link: it wants a session, as the dashboard does.
export const GET = whereMounted(withUser("recruiter", ({ request }) => serveSandbox(request)));
