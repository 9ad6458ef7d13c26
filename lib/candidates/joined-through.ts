type Joined = { id: number; joined?: { to: number } };

/** An address with those that were joined to it, and to these: what is separated together. The given one comes first. */
export const joinedThrough = <Address extends Joined>(
  address: Address,
  all: readonly Address[],
): [Address, ...Address[]] => [
  address,
  ...all.filter((one) => one.joined?.to === address.id).flatMap((one) => joinedThrough(one, all)),
];
