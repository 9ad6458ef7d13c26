import type { ComboboxOption } from "@/components/ui/combobox";
import { presentZoneName } from "@/lib/members/zone-names";

/** `America/Argentina/Buenos_Aires` as a person would write it. */
export const zoneLabel = (zone: string): string =>
  presentZoneName(zone).replaceAll("_", " ").replaceAll("/", " / ");

/**
 * The zones this browser knows, by name, and UTC.
 * @param chosen also when it isn't among them.
 */
export function zoneOptions(chosen: string | null): ComboboxOption[] {
  const known = Intl.supportedValuesOf("timeZone").map(presentZoneName);
  const zones = new Set([...known, "UTC", ...(chosen ? [chosen] : [])]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}
