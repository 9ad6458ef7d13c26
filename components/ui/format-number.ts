const grouped = new Intl.NumberFormat("en", { useGrouping: true });

/** `20 000`: groups apart by a narrow space that doesn't break. */
export const formatNumber = (value: number): string => grouped.format(value).replaceAll(",", "\u202f");
