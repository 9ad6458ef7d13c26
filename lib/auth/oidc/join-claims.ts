import { type Claims, readIdentity } from "@/lib/auth/oidc/read-identity";
import { foldEmail } from "@/lib/fold";

const verifying = ["email_verified", "xms_edov"];

const saysWhetherVerified = (claims: Claims) => verifying.some((name) => claims[name] !== undefined);

/** Whether an ID token has all that is read. Okta’s says whether an address is verified in userinfo alone. */
export function isWhole(claims: Claims, groupsClaim: string): boolean {
  const { email, groups, hasTooManyGroups } = readIdentity(claims, groupsClaim);
  return email !== undefined && saysWhetherVerified(claims) && (groups.length > 0 || hasTooManyGroups);
}

const isSameAddress = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && foldEmail(one) === foldEmail(other);

const without = (claims: Claims, names: string[]): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

/** An ID token’s claims with those of userinfo. One of them must not vouch for an address that only the other names. */
export function joinClaims(token: Claims, userinfo: Claims): Claims {
  if (token.email === undefined) return { ...userinfo, ...without(token, verifying) };
  if (isSameAddress(token.email, userinfo.email)) return { ...userinfo, ...token };
  return { ...without(userinfo, verifying), ...token };
}
