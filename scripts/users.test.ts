import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyPassword } from "@/lib/auth/passwords/password";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { onEachStore } from "@/lib/db/testing";
import type { Db } from "@/lib/db/types";
import type { PasswordSignIn } from "@/lib/env-sign-in";
import { findMember } from "@/lib/members/find-member";
import { findSetupLink } from "@/lib/members/setup-links";
import { bundlePrograms } from "./testing-bundle";
import { runUsers } from "./users/run-users";

let bundles: Awaited<ReturnType<typeof bundlePrograms>>;
beforeAll(async () => {
  bundles = await bundlePrograms({ users: "scripts/users.ts" });
});
afterAll(() => bundles.remove());

const now = new Date("2026-03-01T10:00:00.000Z");
const password = "a long enough passphrase";
const ada = ["--email", "ada@example.com"];

async function run(
  db: Db,
  args: string[],
  input = "",
  passwordSignIn: PasswordSignIn = "on",
): Promise<string> {
  const lines: string[] = [];
  await runUsers(args, {
    open: async () => db,
    appUrl: () => "https://shortlist.example",
    signIn: () => ({ passwordSignIn }),
    readPassword: () => input,
    say: (line) => lines.push(line),
    now,
  });
  return lines.join("\n");
}

onEachStore("people from the command line", (store) => {
  const openDb = async () => (await (await store()).open()).db;

  test("are added, changed and shown", async () => {
    const db = await openDb();
    const person = () => findMember(db, { email: "ada@example.com" });
    expect(await run(db, ["list"])).toBe("Nobody yet.");

    const added = await run(db, ["add", ...ada, "--name", "Ada Okoye", "--role", "administrator"]);
    const token = /^https:\/\/shortlist\.example\/setup\?token=([\w-]{43})$/m.exec(added)?.[1] ?? "";
    expect(await findSetupLink(db, token, now)).toMatchObject({ member: { email: "ada@example.com" } });
    expect(added).toContain("good for 7 days");
    const inSixDays = new Date(now.getTime() + 6 * 24 * 3_600_000);
    expect(await findSetupLink(db, token, inSixDays)).toMatchObject({ member: { email: "ada@example.com" } });

    await createSession(db, (await person())?.id ?? "", now);
    await run(db, ["reset", ...ada, "--password-stdin"], password);
    expect(await verifyPassword((await person())?.password_hash, password)).toBe(true);
    expect(await sessionIds(db)).toEqual([]);

    const bob = [
      "--email",
      "bob@example.com",
      "--name",
      "Bob",
      "--role",
      "administrator",
      "--password-stdin",
    ];
    await expect(run(db, ["disable", ...ada])).rejects.toThrow(/last administrator/);
    expect(await run(db, ["add", ...bob], password)).toBe("Added bob@example.com as administrator.");
    expect(await run(db, ["role", ...ada, "--role", "viewer"])).toBe("ada@example.com is viewer now.");
    expect(await run(db, ["disable", ...ada])).toBe("ada@example.com is disabled and signed out.");
    expect(await run(db, ["list"])).toBe(
      "ada@example.com\tAda Okoye\tviewer\tdisabled\nbob@example.com\tBob\tadministrator\tactive",
    );
    await run(db, ["enable", ...ada]);
    expect(await person()).toMatchObject({ disabled_at: null });
    expect(await run(db, ["reset", ...ada])).toMatch(/signed out everywhere\.\nA set-up link.*\nhttps:/);
    expect(await person()).toMatchObject({ password_hash: null });

    const audit = await db.selectFrom("audit_log").selectAll().execute();
    expect(audit.map((entry) => entry.action).sort()).toEqual([
      "member_added",
      "member_added",
      "member_disabled",
      "member_enabled",
      "password_reset",
      "password_reset",
      "role_changed",
      "setup_link_made",
      "setup_link_made",
    ]);
    expect(JSON.stringify(audit)).not.toContain("passphrase");
  });

  test("get no set-up link where they couldn’t use a password, and lose a second factor they have", async () => {
    const { db } = await (await store()).open();
    const adding = ["add", ...ada, "--name", "Ada", "--role", "recruiter"];
    expect(await run(db, adding, "", "break-glass")).toMatch(
      /^Added ada@example\.com as recruiter\.\nNo set-up link: with PASSWORD_SIGN_IN=break-glass, a recruiter/,
    );
    expect(await run(db, ["reset", ...ada], "", "off")).toMatch(/everywhere\.\nNo set-up link/);
    expect(await db.selectFrom("setup_links").selectAll().execute()).toEqual([]);

    expect(await run(db, ["reset-second-factor", ...ada])).toBe("ada@example.com has no second factor.");
    const { id } = await db.selectFrom("members").select("id").executeTakeFirstOrThrow();
    const at = now.toISOString();
    await db
      .insertInto("second_factors")
      .values({
        member_id: id,
        turned_on_at: at,
        secret: "x",
        begun_at: at,
        last_step: 1,
        recovery_salt: null,
      })
      .execute();
    expect(await run(db, ["reset-second-factor", ...ada])).toMatch(/no second factor any more/);
    expect(await db.selectFrom("second_factors").selectAll().execute()).toEqual([]);
  });

  const adding = ["add", ...ada, "--name", "Ada", "--role", "viewer"];
  describe("a wrong call", () => {
    let db: Db;
    beforeAll(async () => {
      db = (await (await store({ isShared: true })).open()).db;
    });

    test.each([
      [[], "", "UsageError", /npm run users -- add/],
      [["remove", ...ada], "", "UsageError", /npm run users -- add/],
      [["list", "all"], "", "UsageError", /npm run users -- add/],
      [["toString"], "", "UsageError", /npm run users -- add/],
      [["add", ...ada, "--name", "Ada"], "", "UsageError", /^--role is missing\.$/],
      [["add", "--email", "ada"], "", "UsageError", /^--email: This doesn’t look like/],
      [["role", ...ada, "--role", "owner"], "", "UsageError", /^--role: /],
      [[...adding, "--force"], "", "UsageError", /--force/],
      [[...adding, "--password-stdin"], "short", "UsageError", /^The password: Use at least 12/],
      [
        [...adding, "--password-stdin"],
        "Ada@example.com",
        "UsageError",
        /^The password: Choose something other/,
      ],
      [[...adding, "--password-stdin"], "passwordpassword", "UsageError", /^The password: This is among/],
      [["disable", ...ada], "", "ProblemError", /^Nobody has the address ada@example\.com\.$/],
    ])("%j with %j is not carried out", async (args, input, name, message) => {
      await expect(run(db, args, input)).rejects.toMatchObject({
        name,
        message: expect.stringMatching(message),
      });
      expect(await run(db, ["list"])).toBe("Nobody yet.");
    });
  });

  test("work on the store that a server has open, with its configuration, and end with a code", async () => {
    const place = await store();
    const { db } = await place.open();
    const spawn = (args: string[]) =>
      spawnSync(process.execPath, [bundles.file("users"), ...args], {
        encoding: "utf8",
        input: `${password}\n`,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          DATA_DIR: place.where.dataDir,
          DATABASE_URL: place.where.databaseUrl ?? "",
        },
      });
    const added = spawn([...adding, "--password-stdin"]);
    expect(added).toMatchObject({ status: 0, stderr: "", stdout: "Added ada@example.com as viewer.\n" });
    const member = await findMember(db, { email: "ada@example.com" });
    expect(await verifyPassword(member?.password_hash, password)).toBe(true);
    expect(spawn([...adding])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "ada@example.com already has an account.\n",
    });
    expect(spawn(["add"])).toMatchObject({ status: 2, stdout: "", stderr: "--email is missing.\n" });
  });
});
