import type { Messages } from "@/lib/i18n/messages/messages";
import type { Translator } from "@/lib/i18n/texts";
import type { InvitationView } from "@/lib/invitations/view-schema";

type Keys = Messages["invitation"];

const reasonWords = (reason: string | undefined, t: Translator): string | undefined => {
  const key = `invitation.reasons.${reason as keyof Keys["reasons"]}` as const;
  return reason && t.has(key) ? t(key) : undefined;
};

/** The service’s own texts, each with its field. */
const refusedWords = (refused: InvitationView["refused"], t: Translator): string[] =>
  Object.entries(refused ?? {}).flatMap(([field, texts]) => {
    const key = `invitation.fields.${field.replace(".", "_") as keyof Keys["fields"]}` as const;
    return texts.map((text) =>
      t.has(key) ? t("invitation.refused", { field: t(key), text }) : t("fields.fromService", { text }),
    );
  });

/** What became of an invitation without an assessment. The English text is the invitation’s own `message`. */
export function invitationWords(invitation: InvitationView, t: Translator): string {
  const { state, reason, refused, settledBy } = invitation;
  const sentence =
    state === "did_not_land" && settledBy
      ? t("invitation.did_not_land_by", { name: settledBy })
      : t(`invitation.${state}`);
  return [reasonWords(reason, t), ...refusedWords(refused, t), sentence].filter(Boolean).join(" ");
}
