// Half a surrogate pair can't be written in UTF-8.
const wellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");

/** A part of a `mailto:` URL. */
export const encodeForMailto = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(/'/g, "%27");

/** Opens the mail program with an empty message. What would begin another address, or a header, is encoded. */
export const mailtoAddress = (email: string): string =>
  `mailto:${encodeForMailto(email.trim()).replace("%40", "@")}`;
