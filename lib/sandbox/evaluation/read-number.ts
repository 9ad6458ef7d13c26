const thousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const decimalComma = /^[+-]?\d+,\d+$/;
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Reads a number as people write it, with spaces, a point or comma, and the unit: "1,200" is 1200. */
export function readNumber(typed: string, unit?: string): number | undefined {
  let text = typed
    .normalize("NFKC")
    .replace(/[\s_’']/g, "")
    .replace("−", "-");
  const suffix = unit?.replace(/\s/g, "").toLowerCase();
  if (suffix && text.toLowerCase().endsWith(suffix)) text = text.slice(0, -suffix.length);
  if (thousands.test(text)) text = text.replaceAll(",", "");
  else if (decimalComma.test(text)) text = text.replace(",", ".");
  if (!plain.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
