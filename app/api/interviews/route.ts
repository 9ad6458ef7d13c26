import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { interviewOperations } from "@/lib/interviews/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(interviewOperations.listInterviews, ({ runtime }) => listInterviews(runtime.store)),
});
