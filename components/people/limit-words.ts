import type { Texts } from "@/lib/i18n/texts";
import type { MemberLimit } from "@/lib/members/schema";
import type { Role } from "@/lib/roles";

/** A limit with the names of its interviews. */
export type NamedLimit = Pick<MemberLimit, "own" | "unclaimed"> & { interviews: readonly string[] };

/** Whether there is nothing that they see. */
export const seesNothing = ({ interviews, own, unclaimed }: NamedLimit, role: Role): boolean =>
  interviews.length === 0 && !unclaimed && !(own && role === "recruiter");

/** The rest is counted. */
const mostNamed = 3;

/** What a limited member sees, in a few words. Viewers have no assessments of their own. */
export function limitWords(
  { interviews, own, unclaimed }: NamedLimit,
  role: Role,
  { t, list }: Pick<Texts, "t" | "list">,
): string {
  const count = interviews.length - mostNamed;
  const parts = [
    ...interviews.slice(0, mostNamed),
    ...(count > 0 ? [t("retention.andMore", { count })] : []),
    ...(own && role === "recruiter" ? [t("settings.people.parts.own")] : []),
    ...(unclaimed ? [t("settings.people.parts.unclaimed")] : []),
  ];
  return parts.length > 0 ? list(parts) : t("settings.people.parts.nothing");
}
