export const handover = {
  subject: "Betreff:",
  copyMessage: "Nachricht kopieren",
  shareMessage: "Nachricht teilen",
  writeMail: "E-Mail schreiben",
  preview: "Vorschau",
  pasteIt:
    "Die Nachricht ist zu lang für die Übergabe an Ihr Mailprogramm. Sie ist jetzt in der Zwischenablage: Fügen Sie sie dort ein.",
  copyIt:
    "Die Nachricht ist zu lang für die Übergabe an Ihr Mailprogramm. Kopieren Sie sie hier und fügen Sie sie dort ein.",
  messageFailed: "Die Nachricht konnte nicht geladen werden.",
  qr: "QR-Code",
  qrOf: "QR-Code des Teilnahmelinks: {what}",
  qrMeans: "Mit einem Telefon scannen, um den Teilnahmelink zu öffnen.",
  qrTooLong:
    "Der Teilnahmelink ist zu lang für einen QR-Code. Kopieren Sie ihn oder schreiben Sie eine E-Mail.",
  qrSave: "Als Bild speichern",
  qrFile: "QR-Code {what}.png",
};
