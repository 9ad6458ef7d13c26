/** The most bytes that the largest code holds (ISO/IEC 18004), by how much of it may be unreadable: 15 % or 7 %. */
const mostBytes = { M: 2_331, L: 2_953 } as const;

/** The best error correction that fits; undefined where the link is too long for any code. */
export function qrLevel(link: string): keyof typeof mostBytes | undefined {
  const bytes = new TextEncoder().encode(link).length;
  if (bytes <= mostBytes.M) return "M";
  return bytes <= mostBytes.L ? "L" : undefined;
}
