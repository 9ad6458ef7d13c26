import { fold } from "@/lib/fold";

const yes = new Set(["yes", "y", "true", "1", "x", "ja", "j", "wahr", "on", "✓", "✔", "☑"]);
const no = new Set(["no", "n", "false", "0", "nein", "falsch", "off", "-", "☐"]);

/** Yes or no, as people write it in English and German. Undefined for anything else. */
export function readYesOrNo(text: string): boolean | undefined {
  const folded = fold(text);
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : undefined;
}
