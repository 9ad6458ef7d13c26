/** Invisible characters, which come along with copied text. Between letters, joiners are spelling. */
const unseen =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0d|\ufe0e|\ufe0f|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/** As Chinese and Japanese keyboards write them beside their own letters. */
const fullWidth = /[\uff01-\uff5e]/g;

/** A text as it was meant: without invisible characters, and with ASCII’s letters, digits and signs of usual width. */
export const plainText = (text: string): string =>
  text
    .replace(unseen, "")
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ");
