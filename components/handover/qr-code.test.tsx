import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import QrCode from "@/components/handover/qr-code";
import { InEnglish } from "@/components/texts/testing";
import { en } from "@/lib/i18n/messages/en";

const codeOf = (link: string) =>
  renderToStaticMarkup(
    <InEnglish>
      <QrCode link={link} what="Amara Okafor" />
    </InEnglish>,
  );
const linkOf = (bytes: number, letter = "a") =>
  `https://apply.example/?t=${letter.repeat((bytes - 25) / new TextEncoder().encode(letter).length)}`;

test.each([
  [100, "a"],
  [2_331, "a"],
  [2_332, "a"],
  [2_953, "a"],
  [2_953, "ä"],
])("a link of %i bytes has a code", (bytes, letter) => {
  expect(codeOf(linkOf(bytes, letter))).toContain("<svg");
});

test.each([
  [2_954, "a"],
  [4_096, "a"],
  [2_955, "ä"],
])("one of %i bytes is too long for any, and that is said", (bytes, letter) => {
  const told = codeOf(linkOf(bytes, letter));
  expect(told).not.toContain("<svg");
  expect(told).toContain(en.handover.qrTooLong);
});
