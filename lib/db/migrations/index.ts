import type { Migration } from "kysely/migration";
import { learningOrder } from "@/lib/db/migrations/017-learning-order";
import { withoutId } from "@/lib/db/migrations/018-without-id";
import { missingVerdicts } from "@/lib/db/migrations/019-missing-verdicts";
import { lastCall } from "@/lib/db/migrations/020-last-call";
import { deciding } from "@/lib/db/migrations/021-deciding";
import { candidates } from "@/lib/db/migrations/022-candidates";
import { shortlists } from "@/lib/db/migrations/024-shortlists";
import { insights } from "@/lib/db/migrations/025-insights";
import { byCompletion } from "@/lib/db/migrations/026-by-completion";
import { responsible } from "@/lib/db/migrations/027-responsible";
import { reminding } from "@/lib/db/migrations/028-reminding";
import { pinnedViews } from "@/lib/db/migrations/029-pinned-views";
import { undoing } from "@/lib/db/migrations/030-undoing";
import { makers } from "@/lib/db/migrations/031-makers";
import { imports } from "@/lib/db/migrations/032-imports";
import { identities } from "@/lib/db/migrations/033-identities";
import { secondFactor } from "@/lib/db/migrations/034-second-factor";
import { erasing } from "@/lib/db/migrations/035-erasing";
import { traces } from "@/lib/db/migrations/036-traces";
import { retention } from "@/lib/db/migrations/037-retention";
import { visibility } from "@/lib/db/migrations/038-visibility";
import { blindReview } from "@/lib/db/migrations/039-blind-review";
import { first } from "@/lib/db/migrations/until-015/001-first";
import { live } from "@/lib/db/migrations/until-015/002-live";
import { scale } from "@/lib/db/migrations/until-015/003-scale";
import { claims } from "@/lib/db/migrations/until-015/004-claims";
import { mirror } from "@/lib/db/migrations/until-015/005-mirror";
import { feed } from "@/lib/db/migrations/until-015/006-feed";
import { looking } from "@/lib/db/migrations/until-015/007-looking";
import { ownMatters } from "@/lib/db/migrations/until-015/008-own-matters";
import { people } from "@/lib/db/migrations/until-015/009-people";
import { lastSignIn } from "@/lib/db/migrations/until-015/010-last-sign-in";
import { snoozing } from "@/lib/db/migrations/until-015/011-snoozing";
import { oddRows } from "@/lib/db/migrations/until-015/012-odd-rows";
import { identifying } from "@/lib/db/migrations/until-015/013-identifying";
import { sessions } from "@/lib/db/migrations/until-015/014-sessions";
import { knownPlaces } from "@/lib/db/migrations/until-015/015-known-places";

/** In the order of their names. A migration that has been released never changes. */
export const migrations: Record<string, Migration> = {
  "001-first": first,
  "002-live": live,
  "003-scale": scale,
  "004-claims": claims,
  "005-mirror": mirror,
  "006-feed": feed,
  "007-looking": looking,
  "008-own-matters": ownMatters,
  "009-people": people,
  "010-last-sign-in": lastSignIn,
  "011-snoozing": snoozing,
  "012-odd-rows": oddRows,
  "013-identifying": identifying,
  "014-sessions": sessions,
  "015-known-places": knownPlaces,
  "017-learning-order": learningOrder,
  "018-without-id": withoutId,
  "019-missing-verdicts": missingVerdicts,
  "020-last-call": lastCall,
  "021-deciding": deciding,
  "022-candidates": candidates,
  "024-shortlists": shortlists,
  "025-insights": insights,
  "026-by-completion": byCompletion,
  "027-responsible": responsible,
  "028-reminding": reminding,
  "029-pinned-views": pinnedViews,
  "030-undoing": undoing,
  "031-makers": makers,
  "032-imports": imports,
  "033-identities": identities,
  "034-second-factor": secondFactor,
  "035-erasing": erasing,
  "036-traces": traces,
  "037-retention": retention,
  "038-visibility": visibility,
  "039-blind-review": blindReview,
};
