export const handover = {
  subject: "Subject:",
  copyMessage: "Copy message",
  shareMessage: "Share message",
  writeMail: "Write e-mail",
  preview: "Preview",
  pasteIt:
    "The message is too long for the mail program to take over. It is on the clipboard: paste it there.",
  copyIt: "The message is too long for the mail program to take over. Copy it here and paste it there.",
  messageFailed: "The message couldn’t be loaded.",
  qr: "QR code",
  qrOf: "QR code of the application link: {what}",
  qrMeans: "Scan it with a phone to open the application link.",
  qrTooLong: "The application link is too long for a QR code. Copy it, or write an e-mail.",
  qrSave: "Save as image",
  qrFile: "QR code {what}.png",
} as const;
