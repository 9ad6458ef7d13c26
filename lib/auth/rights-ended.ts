/** The person who began an answer that goes on for long may no longer read it: it breaks off, visibly. */
export class RightsEnded extends Error {
  override readonly name = "RightsEnded";

  constructor() {
    super("The download was broken off: its session has ended, or its person may no longer have it.");
  }
}

/** Asks whether who began it may still read it. */
export type MayGoOn = () => Promise<boolean>;
