import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { listColleagues } from "@/lib/shortlists/share-shortlist";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.listColleagues, async ({ runtime, user }) => ({
    colleagues: await listColleagues(runtime.store, user),
  })),
});
