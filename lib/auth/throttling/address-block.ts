import { isIPv6 } from "node:net";

/** An IPv4 address, or the /64 of an IPv6 one: its holder has all of it. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  // The URL parser writes every IPv6 address in the same way, the last 32 bits in hexadecimal too.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
