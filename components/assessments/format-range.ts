import { formatNumber } from "@/components/ui/format-number";

/** `1–50 of 1 284` */
export function formatRange(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`;
}
