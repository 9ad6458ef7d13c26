/** "p•••n@example.com": enough to recognise one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const letters = [...email.slice(0, at)];
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${letters[0] ?? ""}•••${last}${email.slice(at)}`;
}

/** "Priya R.", "Priya", or undefined where no first name is known. */
export function maskName(firstName: string | null, lastName: string | null): string | undefined {
  if (!firstName) return undefined;
  const initial = [...(lastName ?? "")][0];
  return initial ? `${firstName} ${initial}.` : firstName;
}
