export const notices = {
  label: "Eben abgeschlossen",
  one: "{name}: {status}.",
  many: "{count} Assessments abgeschlossen.",
  more: "und {count} weitere",
  opens: ": {status}. Öffnen",
  open: "Öffnen",
  dismiss: "Ausblenden: {name}",
  dismissAll: "Alle ausblenden",
  settings: "Benachrichtigungen",
  byBrowser: "In diesem Browser benachrichtigen",
  byBrowserHint: "Wenn ein Assessment abgeschlossen wird, während Sie etwas anderes ansehen.",
  needsPermission: "Eingeschaltet, aber in diesem Browser noch nicht erlaubt.",
  allow: "In diesem Browser erlauben",
  denied:
    "Dieser Browser lässt keine Benachrichtigungen von Shortlist zu. Erlauben Sie sie in seinen Einstellungen für diese Seite und schalten Sie sie dann hier ein.",
  unsupported: "Dieser Browser kann hier nicht benachrichtigen: Die Adresse müsste mit https beginnen.",
};
