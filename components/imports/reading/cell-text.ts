import type { Cell, CellValue } from "hucre/xlsx";

/** As many digits as spreadsheets keep: more show how binary fractions miss. */
const digits = 15;

const numberText = (value: number): string => {
  const rounded = Number(value.toPrecision(digits));
  // A phone number is never 4.9E+21.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
};

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

function valueText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? numberText(value) : "";
  if (value instanceof Date) return dateText(value);
  // As `_x0000_` a workbook can have what no store takes.
  return String(value).replaceAll("\0", "");
}

function linkOf(cell: Cell | undefined): string | undefined {
  if (cell?.hyperlink?.target) return cell.hyperlink.target;
  return /^=?HYPERLINK\(\s*"([^"]+)"/i.exec(cell?.formula ?? "")?.[1];
}

/** Words that say that there is a link, instead of what it leads to. */
const labels =
  /^(?:|links?|url|here|hier|open|öffnen|view|ansehen|download|pdf|cv|r[eé]sum[eé]|lebenslauf|profile?|e-?mail(?:-?adresse)?|.*\.(?:pdf|docx?))$/i;

function addressIn(link: string): string {
  const address = link.slice("mailto:".length).replace(/\?.*$/, "");
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What a cell says, with the address behind it where its text is but a name or a label. */
export function cellText(value: CellValue | undefined, cell: Cell | undefined): string {
  const text = valueText(value);
  const link = linkOf(cell);
  if (!link) return text;
  const isLabel = labels.test(text.trim());
  if (/^https?:\/\//i.test(link)) return isLabel ? link : text;
  if (!/^mailto:/i.test(link) || text.includes("@")) return text;
  return isLabel ? addressIn(link) : `${text} <${addressIn(link)}>`;
}
