import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** Whether one more may begin, for pages: a link that is refused tells its reader nothing. */
  GET: withUser("recruiter", ({ runtime, user }) => {
    runtime.exports.refuseMore(user);
    return Response.json({ isFree: true });
  }),
});
