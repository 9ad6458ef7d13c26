/**
 * A point in a source's history, `epoch-version` on the wire (architecture.md, invariant 4). `seen`, behind a dot: how
 * many rows a limited member saw when their page was read, since a row that leaves their sight has no version.
 */
export type Position = { epoch: string; version: number; seen?: number | undefined };

export const positionShape = /^([\w-]{1,64})-(\d{1,16})(?:\.(\d{1,16}))?$/;

export function parsePosition(text: string): Position | undefined {
  const [, epoch, digits, seen] = positionShape.exec(text) ?? [];
  const version = Number(digits);
  if (epoch === undefined || !Number.isSafeInteger(version)) return undefined;
  return { epoch, version, ...(seen !== undefined && { seen: Number(seen) }) };
}

export const formatPosition = ({ epoch, version }: Position): string => `${epoch}-${version}`;

/** Whether a reader at `position` has everything up to `other`; false across epochs. */
export function covers(position: string, other: string): boolean {
  const [mine, theirs] = [parsePosition(position), parsePosition(other)];
  return mine?.epoch === theirs?.epoch && (mine?.version ?? -1) >= (theirs?.version ?? 0);
}
