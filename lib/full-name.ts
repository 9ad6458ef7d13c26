export const nameOrders = ["given_first", "family_first"] as const;

export type NameOrder = (typeof nameOrders)[number];

export type Named = {
  firstName?: string | null;
  lastName?: string | null;
  /** What a person has said about it; otherwise the script tells. */
  nameOrder?: NameOrder | null;
};

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー\s]+$/u;
// Names of foreigners are written in katakana alone, in their own order.
const katakana = /^[\p{Script=Katakana}ー・\s]+$/u;
const koreanFamily = /^\p{Script=Hangul}{1,2}$/u;
const koreanGiven = /^\p{Script=Hangul}{1,3}$/u;

const isKorean = (given: string, family: string) => koreanFamily.test(family) && koreanGiven.test(given);

/** Where the family name leads: 渡辺 健, 박은지. Both parts have to be written in that script. */
function orderOf(given: string, family: string): NameOrder {
  const whole = given + family;
  const leads = (eastAsian.test(whole) && !katakana.test(whole)) || isKorean(given, family);
  return leads ? "family_first" : "given_first";
}

/** The name as its culture writes it, or as a person has said. Empty where none is known. */
export function fullName({ firstName, lastName, nameOrder }: Named): string {
  if (!firstName || !lastName) return firstName || lastName || "";
  if ((nameOrder ?? orderOf(firstName, lastName)) === "given_first") return `${firstName} ${lastName}`;
  return isKorean(firstName, lastName) ? lastName + firstName : `${lastName} ${firstName}`;
}
