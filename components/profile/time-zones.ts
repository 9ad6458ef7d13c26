import type { ComboboxOption } from "@/components/ui/fields/combobox-option";
import { presentZoneName } from "@/lib/members/zone-names";

/** `America/Argentina/Buenos_Aires` with spaces instead of underscores. */
export const zoneLabel = (zone: string): string =>
  presentZoneName(zone).replaceAll("_", " ").replaceAll("/", " / ");

/** @param chosen is included even if the browser doesn’t know it. */
export function zoneOptions(chosen: string | null): ComboboxOption[] {
  const known = Intl.supportedValuesOf("timeZone").map(presentZoneName);
  const zones = new Set([...known, "UTC", ...(chosen ? [chosen] : [])]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}
