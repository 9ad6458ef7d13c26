import { fullName } from "@/lib/full-name";

export type SplitName = { firstName?: string; lastName?: string };

const salutation = /^(?:(?:mrs?|ms|mx|miss|herrn?|frau|dr|prof|dipl|ing)(?:\.\s*|\s+))+/i;
/** Words with which a last name begins. */
const particles = new Set(
  "von van vom zu zum zur de del della der den di da do dos du la le ter ten af av bin al el".split(" "),
);

const longestName = 400;

const optional = (text: string) => text || undefined;

/** As `fullName` would put it together again, with the family name first: 渡辺 健, 박은지. */
function splitFamilyFirst(name: string): SplitName | undefined {
  const [family = "", ...rest] = name.split(" ");
  const parts =
    rest.length > 0
      ? [{ lastName: family, firstName: rest.join(" ") }]
      : [1, 2].map((at) => ({
          lastName: [...name].slice(0, at).join(""),
          firstName: [...name].slice(at).join(""),
        }));
  return parts.find(
    (split) =>
      split.firstName && [name, name.replace(" ", "")].includes(fullName(split)) && split.lastName !== "",
  );
}

/**
 * The parts of a name in one cell: “Priya Raman”, “Raman, Priya”, “Dr. Ana von Berg”. A single word is taken for the
 * first name, as the script tells nothing.
 */
export function splitFullName(written: string): SplitName {
  // No name is as long; the check will say so.
  if (written.length > longestName) return { firstName: written };
  const name = written
    .replace(/<[^<>]*>?/g, " ")
    .replace(/\([^)]*\)/g, " ")
    .replace(/["\u201c-\u201e]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const comma = name.indexOf(",");
  if (comma >= 0) {
    const lastName = name.slice(0, comma).replace(salutation, "").trim();
    const firstName = name
      .slice(comma + 1)
      .trim()
      .replace(salutation, "");
    return { firstName: optional(firstName), lastName: optional(lastName) };
  }
  const familyFirst = splitFamilyFirst(name);
  if (familyFirst) return familyFirst;
  const words = name.replace(salutation, "").split(" ").filter(Boolean);
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const from = particle > 0 ? particle : Math.max(words.length - 1, 1);
  return {
    firstName: optional(words.slice(0, from).join(" ")),
    lastName: optional(words.slice(from).join(" ")),
  };
}
