export const sizes = [
  { name: "1440", width: 1440, height: 900, isPhone: false },
  { name: "1024", width: 1024, height: 768, isPhone: false },
  { name: "390", width: 390, height: 844, isPhone: true },
] as const;

export const themes = ["light", "dark"] as const;

export type Size = (typeof sizes)[number];
export type Theme = (typeof themes)[number];
