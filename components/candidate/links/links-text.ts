import type { Links } from "@/lib/assessments/act-schemas";
import { linkObstacles } from "@/lib/assessments/names";
import type { Texts, Translator } from "@/lib/i18n/texts";

/** A line for each link, with the name and a tab before it: spreadsheets, chats and mails take it. */
export const linesOfLinks = ({ links }: Links, t: Translator): string =>
  links
    .map(
      ({ id, name, link }) =>
        `${name?.trim().replaceAll(/\s+/g, " ") ?? t("selection.unnamed", { id: String(id) })}\t${link}`,
    )
    .join("\n");

/** How many links were copied, and why others were left out. */
export function linksWords({ links, skipped }: Links, { t, list }: Pick<Texts, "t" | "list">): string {
  const why = linkObstacles.flatMap((reason) => {
    const count = skipped.filter((one) => one.reason === reason).length;
    return count > 0 ? [t(`selection.reasons.${reason}`, { count })] : [];
  });
  const copied = t("selection.copied", { count: links.length });
  return why.length === 0 ? copied : `${copied} ${t("selection.without", { reasons: list(why) })}`;
}
