import { type Claims, readIdentity } from "@/lib/auth/oidc/read-identity";
import { foldEmail } from "@/lib/fold";

const verifying = ["email_verified", "xms_edov"];

const saysWhetherVerified = (claims: Claims) => verifying.some((name) => claims[name] !== undefined);

/** Whether the ID token has every claim we read. Okta reports verification only in userinfo. */
export function isWhole(claims: Claims, groupsClaim: string): boolean {
  const { email, groups, hasTooManyGroups } = readIdentity(claims, groupsClaim);
  return email !== undefined && saysWhetherVerified(claims) && (groups.length > 0 || hasTooManyGroups);
}

const isSameAddress = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && foldEmail(one) === foldEmail(other);

const without = (claims: Claims, names: string[]): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

/** Adds userinfo to the ID token’s claims. A verification claim counts only for the address beside it. */
export function joinClaims(token: Claims, userinfo: Claims): Claims {
  if (token.email === undefined) return { ...userinfo, ...without(token, verifying) };
  if (isSameAddress(token.email, userinfo.email)) return { ...userinfo, ...token };
  return { ...without(userinfo, verifying), ...token };
}
