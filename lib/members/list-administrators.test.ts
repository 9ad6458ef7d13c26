import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { listAdministrators } from "@/lib/members/list-administrators";

onEachStore("administrators to ask", (store) => {
  test("are those who can sign in, three at most, the latest here first", async () => {
    const source = await createStore((await (await store()).open()).db);
    const add = async (id: string, change: Record<string, string | null>) => {
      await createMember(source, id, id);
      await source.db.updateTable("members").set(change).where("id", "=", id).execute();
    };
    const administrator = { role: "administrator", password_hash: "a hash" };
    expect(await listAdministrators(source.db)).toEqual([]);
    await add("Recruiter", { password_hash: "a hash" });
    await add("Invited", { role: "administrator" });
    await add("Disabled", { ...administrator, disabled_at: "2026-03-01T00:00:00.000Z" });
    await add("Never", administrator);
    await add("Earlier", { ...administrator, last_signed_in_at: "2026-03-01T00:00:00.000Z" });
    await add("Latest", { ...administrator, last_signed_in_at: "2026-03-02T00:00:00.000Z" });
    expect(await listAdministrators(source.db)).toEqual(["Latest", "Earlier", "Never"]);
    await add("Zoë", administrator);
    expect(await listAdministrators(source.db)).toHaveLength(3);
  });
});
