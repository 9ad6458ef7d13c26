import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { shortlistOperations } from "@/lib/shortlists/operations";
import { readReading } from "@/lib/shortlists/read-shortlist";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(shortlistOperations.readReading, async ({ params, runtime, user }) => ({
    shortlist: await readReading(runtime.store, params.id, user),
  })),
});
