import { test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { expectWordStands, openWithInterview } from "@/lib/mirror/learning/testing-claims";

onEachStore("learning politely", (place) => {
  test("whatever the order, the service’s word stands once it has spoken, and no claim is lost", async () => {
    await expectWordStands(await openWithInterview(await place()), 40);
  });
});
