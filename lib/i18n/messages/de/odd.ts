import type { odd as english } from "@/lib/i18n/messages/en/odd";
import type { Translated } from "@/lib/i18n/messages/en/translated";

export const odd: Translated<typeof english> = {
  title: "Der Dienst hat etwas Ungewöhnliches geschickt",
  fields: {
    id: "ID",
    completed: "Status",
    recommended: "Empfehlung",
    created_at: "Erstellungszeit",
    application_url: "Teilnahmelink",
    url: "Berichtslink",
    detail: "Ergebnisdetails",
    candidate_email: "E-Mail-Adresse",
    interview_id: "Interview",
  },
  missing: {
    application_url: "Der Dienst hat keinen Teilnahmelink geschickt.",
    url: "Der Dienst spricht eine Empfehlung aus, hat aber keinen Berichtslink geschickt.",
  },
  unusable: {
    id: "Der Dienst hat keine lesbare ID geschickt.",
    application_url: "Der Dienst hat einen Teilnahmelink geschickt, der sich nicht öffnen lässt.",
    url: "Der Dienst hat einen Berichtslink geschickt, der sich nicht öffnen lässt.",
    candidate_email:
      "Der Dienst hat eine E-Mail-Adresse geschickt, die nicht lesbar ist. Um wen es geht, ist deshalb nicht bekannt.",
    interview_id: "Der Dienst hat ein Interview genannt, das nicht lesbar ist.",
  },
  detail: {
    missing: "Der Dienst spricht eine Empfehlung aus, sagt aber nicht, warum.",
    unusable: "Der Dienst hat Details geschickt, die nicht lesbar sind.",
    too_long: "Was der Dienst geschickt hat, ist zu lang und wurde weggelassen.",
    carries_key:
      "Was der Dienst geschickt hat, enthielt den eigenen Schlüssel von Shortlist und wurde weggelassen. Sagen Sie der Administration Bescheid.",
  },
  tooLong: "{field}: Was der Dienst geschickt hat, ist zu lang und wurde weggelassen.",
  carriesKey:
    "{field}: Was der Dienst geschickt hat, enthielt den eigenen Schlüssel von Shortlist und wurde weggelassen. Sagen Sie der Administration Bescheid.",
  completed: "Der Dienst sagt nicht, ob dieses Assessment abgeschlossen ist.",
  recommended:
    "Laut Dienst ist dieses Assessment abgeschlossen; ob er eine Empfehlung ausspricht, sagt er nicht.",
  contradicts:
    "Der Dienst hat eine Empfehlung geschickt, sagt aber auch, dass dieses Assessment nicht abgeschlossen ist. Es zählt als ausstehend.",
  undated:
    "Der Dienst hat keine lesbare Erstellungszeit geschickt. Die angezeigte Zeit ist die, zu der Shortlist dieses Assessment zum ersten Mal gesehen hat.",
  createdAt: "Die letzte Erstellungszeit des Dienstes ist nicht lesbar. Sie sehen die zuvor geschickte.",
  linkBefore: "Sie sehen den zuvor geschickten.",
  statusBefore: "Sie sehen den zuvor genannten Status.",
  pendingMeanwhile: "Bis dahin zählt es als ausstehend.",
  finding: "Der Dienst hat kein lesbares Ergebnis geschickt.",
  firstSeen: "Zuerst gesehen",
  seen: "gesehen <at></at>",
};
