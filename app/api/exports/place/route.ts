import { exportOperations } from "@/lib/exports/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(exportOperations.findExportPlace, ({ runtime, user }) => {
    runtime.exports.refuseMore(user);
    return { isFree: true } as const;
  }),
});
