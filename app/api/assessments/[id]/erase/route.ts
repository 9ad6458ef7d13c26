import { eraseCandidate } from "@/lib/erasing/erase-candidate";
import { erasingOperations } from "@/lib/erasing/operations";
import { previewErasure } from "@/lib/erasing/preview-erasure";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(erasingOperations.previewErasure, ({ params, runtime, user }) =>
    previewErasure(runtime.store, params.id, user),
  ),
  POST: carryOut(erasingOperations.eraseCandidate, ({ params, query, runtime, user }) =>
    eraseCandidate(runtime.store, params.id, { by: user, dataDir: runtime.env.dataDir, seen: query.seen }),
  ),
});
