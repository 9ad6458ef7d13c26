/** Breaks a long answer off, so that its reader sees it: they may not read it any more. */
export class AccessRevoked extends Error {
  override readonly name = "AccessRevoked";

  constructor() {
    super("The download was broken off: its session has ended, or its person may no longer have it.");
  }
}

export type MayGoOn = () => Promise<boolean>;
