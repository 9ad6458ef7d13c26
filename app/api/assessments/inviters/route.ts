import { listInviters } from "@/lib/assessments/list/list-inviters";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(assessmentOperations.listInviters, async ({ runtime }) => ({
    inviters: await listInviters(runtime.store),
  })),
});
