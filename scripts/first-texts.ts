// Writes lib/i18n/first-texts.json: `npm run first-texts`, after a change of which texts a page shows first.
import { writeFileSync } from "node:fs";
import { findFirstTexts } from "./first-texts/find-first-texts";

writeFileSync("lib/i18n/first-texts.json", `${JSON.stringify(await findFirstTexts(), null, 2)}\n`);
