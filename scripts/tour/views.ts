export const sizes = [
  { name: "1440", width: 1440, height: 900, isPhone: false },
  { name: "1024", width: 1024, height: 768, isPhone: false },
  { name: "390", width: 390, height: 844, isPhone: true },
  { name: "320", width: 320, height: 568, isPhone: true },
  { name: "844", width: 844, height: 390, isPhone: true },
] as const;

export const themes = [
  { name: "light", colorScheme: "light", forcedColors: "none" },
  { name: "dark", colorScheme: "dark", forcedColors: "none" },
  { name: "forced", colorScheme: "dark", forcedColors: "active" },
] as const;

export type Size = (typeof sizes)[number];
export type Theme = (typeof themes)[number];
