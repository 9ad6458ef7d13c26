import type { person as english } from "@/lib/i18n/messages/en/person";
import type { Translated } from "@/lib/i18n/messages/en/translated";

export const person: Translated<typeof english> = {
  openPage: "Alles zu {name}",
  assessments: "{count, plural, =1 {1 Assessment} other {# Assessments}}",
  others: "Weitere Assessments",
  allOthers: "Alle {count} ansehen",
  invite: "Zu einem weiteren Interview einladen",
  contact: "Kontakt",
  correctionMeans: "Änderungen gelten für alle Assessments dieser Person, nur in Shortlist.",
  nameOrder: "Schreibweise des Namens",
  joined: "verbunden von {by}, <when></when>",
  joinedWithoutName: "verbunden: <when></when>",
  addressLeft: "kein Assessment mehr",
  separate: "Trennen",
  separateWhat: "{email} trennen",
  separated: "{email} steht wieder für sich.",
  separatedTogether: "{emails} bleiben verbunden und stehen wieder für sich.",
  join: "Weitere Adresse hinzufügen",
  joinMeans:
    "Hat die Person noch eine andere Adresse benutzt, geben Sie sie ein: Die Assessments dieser Adresse erscheinen dann auch hier. Sie können beide wieder trennen.",
  joinEmail: "Weitere Adresse der Person",
  joinDo: "Verbinden",
  nowJoined: "{email} gehört jetzt zu dieser Person.",
  archived: "Archiviert",
  gone: "Nicht mehr beim Assessment-Dienst",
  notLoaded: "Diese Seite konnte nicht aktualisiert werden. Sie zeigt den letzten Stand.",
  known: "Diese Adresse gehört zu {name}.",
  fill: "Bekannte Angaben eintragen",
  filled: "Eingetragen. Prüfen Sie die Angaben, bevor Sie senden.",
};
