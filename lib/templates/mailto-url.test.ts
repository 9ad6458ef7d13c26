import { expect, test } from "vitest";
import { mailtoAddress } from "@/lib/mailto-address";
import { mailtoUrl } from "@/lib/templates/mailto-url";

test.each([
  ["ana+jobs@mail.example", "mailto:ana%2Bjobs@mail.example"],
  ["dana.o'neil@mail.example", "mailto:dana.o%27neil@mail.example"],
  ["a?bcc=b&c#d%e@mail.example", "mailto:a%3Fbcc%3Db%26c%23d%25e@mail.example"],
])("%s stays one address", (email, url) => {
  expect(mailtoAddress(email)).toBe(url);
  expect(decodeURIComponent(new URL(url).pathname)).toBe(email);
  expect(mailtoUrl(email, { subject: "Hi", body: "" }, "").href).toBe(`${url}?subject=Hi&body=`);
});
