import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeBlindReview } from "@/lib/settings/blind-review/change-blind-review";
import { readBlindReview } from "@/lib/settings/blind-review/read-blind-review";
import { settingsOperations } from "@/lib/settings/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(settingsOperations.readBlindReview, ({ runtime }) => readBlindReview(runtime.store)),
  PUT: carryOut(settingsOperations.changeBlindReview, ({ body, runtime, user }) =>
    changeBlindReview(runtime.store, body, user),
  ),
});
