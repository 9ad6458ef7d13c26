import { sessionName } from "@/lib/auth/sessions/session-cookie";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { makeDocument } from "@/lib/http/openapi/make-document";
import { httpOperations } from "@/lib/http/operations";

// Depends on the cookie’s name alone, which never changes while the process runs.
let made: { openapi: string } | undefined;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(httpOperations.describeInterface, ({ runtime }) => {
    made ??= makeDocument(sessionName(runtime.env.appUrl));
    return made;
  }),
});
