import type { ComboboxOption } from "@/components/ui/combobox";

/** Browsers list some zones by a name that nobody looks for any more. */
const presentNames: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
};

const presentName = (zone: string): string => presentNames[zone] ?? zone;

/** `America/Argentina/Buenos_Aires` as a person would write it. */
export const zoneLabel = (zone: string): string =>
  presentName(zone).replaceAll("_", " ").replaceAll("/", " / ");

/**
 * The zones this browser knows, by name, and UTC.
 * @param chosen also when it isn't among them.
 */
export function zoneOptions(chosen: string | null): ComboboxOption[] {
  const known = Intl.supportedValuesOf("timeZone").map(presentName);
  const zones = new Set([...known, "UTC", ...(chosen ? [chosen] : [])]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}
