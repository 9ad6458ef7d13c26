import { isDeepStrictEqual } from "node:util";
import { recordOften } from "@/lib/audit/tally-audit";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { renameWithin } from "@/lib/members/change-member";
import { type Preferences, parsePreferences } from "@/lib/members/preferences";
import type { Profile, ProfileChange } from "@/lib/members/profile-schema";

const profileOf = ({ id, email, name, role, preferences }: MembersTable): Profile => ({
  id,
  email,
  name,
  role,
  preferences: parsePreferences(preferences),
});

/** Changes a person's own name and preferences; of two at once, neither undoes the other. @throws ProblemError 404 */
export async function changeProfile(
  db: Db,
  person: { id: string; name: string },
  change: ProfileChange,
  now: Date,
): Promise<Profile> {
  return db.transaction().execute(async (transaction) => {
    await renameWithin(transaction, person.id, change.name, {
      actor: person,
      now,
      recordRename: (entry) => recordOften(transaction, db, entry),
    });
    const read = () =>
      transaction.selectFrom("members").selectAll().where("id", "=", person.id).executeTakeFirst();
    const before = await read();
    if (!before) throw notFound();
    const changed = changedOf(parsePreferences(before.preferences), change.preferences ?? {});
    if (Object.keys(changed).length === 0) return profileOf(before);

    const preferences = JSON.stringify({ ...parsePreferences(before.preferences), ...changed });
    await transaction.updateTable("members").set({ preferences }).where("id", "=", person.id).execute();
    await recordOften(transaction, db, {
      actor: person,
      action: "preferences_changed",
      subject: { type: "member", id: person.id },
      details: changed,
      at: now,
    });
    return profileOf({ ...before, preferences });
  });
}

const changedOf = (before: Preferences, wanted: Partial<Preferences>): Partial<Preferences> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof Preferences]),
    ),
  );
