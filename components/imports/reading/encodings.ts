/**
 * What `TextDecoder` calls the encodings a file may have without saying so, and where each is used. Of those that read
 * a file the same way, the first here names it.
 */
export const encodings = {
  "utf-8": { region: "damaged", name: "UTF-8" },
  "windows-1252": { region: "western", name: "Windows-1252" },
  macintosh: { region: "western", name: "Mac Roman" },
  "windows-1250": { region: "central", name: "Windows-1250" },
  "iso-8859-2": { region: "central", name: "ISO 8859-2" },
  "windows-1251": { region: "cyrillic", name: "Windows-1251" },
  "x-mac-cyrillic": { region: "cyrillic", name: "Mac" },
  "koi8-u": { region: "cyrillic", name: "KOI8" },
  ibm866: { region: "cyrillic", name: "DOS" },
  "windows-1253": { region: "greek", name: "Windows-1253" },
  "windows-1254": { region: "turkish", name: "Windows-1254" },
  "windows-1255": { region: "hebrew", name: "Windows-1255" },
  "windows-1256": { region: "arabic", name: "Windows-1256" },
  "windows-1257": { region: "baltic", name: "Windows-1257" },
  "windows-1258": { region: "vietnamese", name: "Windows-1258" },
  "windows-874": { region: "thai", name: "Windows-874" },
  gb18030: { region: "simplifiedChinese", name: "GBK" },
  big5: { region: "traditionalChinese", name: "Big5" },
  shift_jis: { region: "japanese", name: "Shift JIS" },
  "euc-jp": { region: "japanese", name: "EUC-JP" },
  "euc-kr": { region: "korean", name: "EUC-KR" },
} as const;

export type Encoding = keyof typeof encodings;
