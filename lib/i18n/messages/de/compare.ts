import type { compare as english } from "@/lib/i18n/messages/en/compare";
import type { Translated } from "@/lib/i18n/messages/en/translated";

export const compare: Translated<typeof english> = {
  title: "Vergleich",
  compare: "Vergleichen",
  howMany: "Vergleichen lassen sich zwei bis vier.",
  atAGlance: "Auf einen Blick",
  regionName: "Assessments nebeneinander",
  place: "{position} von {count}",
  time: "Von der Einladung bis zum Abschluss",
  pending: "Noch nicht abgeschlossen.",
  unknown: "Nicht bekannt: Es war schon abgeschlossen, als Shortlist es zum ersten Mal sah.",
  seenAt: "Abgeschlossen: {at}.",
  seenBetween: "Abgeschlossen zwischen {after} und {before}.",
  seenBefore: "Abgeschlossen vor {before}, Zeitpunkt unbekannt.",
  remove: "{name} aus dem Vergleich nehmen",
  removed: "{name} aus dem Vergleich genommen.",
  print: "Drucken",
  wrongTitle: "Wählen Sie zwei bis vier Assessments",
  wrong:
    "Für einen Vergleich braucht es zwei bis vier vorhandene Assessments. Markieren Sie sie in der Liste und wählen Sie dann „Vergleichen“.",
  toList: "Zu den Assessments",
};
