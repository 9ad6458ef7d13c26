import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listWeeks } from "@/lib/interviews/list-weeks";
import { interviewOperations } from "@/lib/interviews/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(interviewOperations.listWeeks, ({ query, runtime }) => listWeeks(runtime.store, query.zone)),
});
