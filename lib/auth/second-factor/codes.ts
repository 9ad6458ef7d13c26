import { Secret, TOTP } from "otpauth";

/** As every authenticator app reads it: RFC 6238 with SHA-1, six digits and steps of half a minute. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** How many steps a clock may be off, either way. */
const windowSteps = 1;

/** 160 random bits in base32, as RFC 4226 asks for. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ ...form, issuer: "Shortlist", label, secret: Secret.fromBase32(secret) });

/** What an app reads from the QR code. @param account the e-mail address, which the app shows. */
export const keyUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The code of an instant. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/**
 * The time step whose code this is, within one step of now; undefined for a wrong code.
 * The caller refuses used steps.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: windowSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
