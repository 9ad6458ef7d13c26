import { expect, test } from "vitest";
import { offerFirstSetupLink } from "@/lib/auth/setup-links/offer-first-setup-link";
import { onEachStore } from "@/lib/db/testing";

onEachStore("the first administrator’s link", (place) => {
  const options = {
    appUrl: "http://localhost:3000",
    now: new Date("2026-03-01T12:00:00Z"),
    signIn: { passwordSignIn: "on" } as const,
  };

  test("is offered while there is none", async () => {
    const { db } = await (await place()).open();
    expect(await offerFirstSetupLink(db, options)).toMatch(/^http:\/\/localhost:3000\/setup\?token=/);
  });

  test("is no reason not to serve when the store doesn’t answer", async () => {
    const database = await (await place()).open();
    await offerFirstSetupLink(database.db, options);
    await database.close();
    await expect(offerFirstSetupLink(database.db, options)).resolves.toBeUndefined();
  });
});
