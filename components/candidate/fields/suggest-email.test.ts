import { describe, expect, it } from "vitest";
import { suggestEmail } from "@/components/candidate/fields/suggest-email";

describe("an e-mail address with a slip in a well-known domain", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail", "gmail.com"],
    ["gnail.com", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["gmail.cm", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["hotmial.de", "hotmail.de"],
    ["hotmail.cmo", "hotmail.com"],
    ["outlok.com", "outlook.com"],
    ["outlook.co", "outlook.com"],
    ["yahooo.com", "yahoo.com"],
    ["yahoo.co", "yahoo.com"],
    ["iclould.com", "icloud.com"],
    ["icloud.cm", "icloud.com"],
    ["t-onlne.de", "t-online.de"],
    ["t-online.ed", "t-online.de"],
    ["web.ed", "web.de"],
    ["web.dee", "web.de"],
    ["gmx.dee", "gmx.de"],
    ["gmx.ed", "gmx.de"],
    ["gmx.nett", "gmx.net"],
    ["aol.con", "aol.com"],
    ["live.con", "live.com"],
    ["GMIAL.COM", "gmail.com"],
  ])("%s is probably %s", (typed, meant) => {
    expect(suggestEmail(`Dana.O'Neil+jobs@${typed}`)).toBe(`Dana.O'Neil+jobs@${meant}`);
  });

  it.each([
    ..."gmail.com googlemail.com gmx.de gmx.net gmx.com web.de mail.com email.com ymail.com me.com mac.com".split(
      " ",
    ),
    ..."sap.com ey.com ibm.com hp.com meta.com bosch.com siemens.com acme.io example.com qq.com mail.ru".split(
      " ",
    ),
    ..."live.com aol.com msn.com proton.me protonmail.ch yahoo.ca uni-hamburg.de orange.com company.co".split(
      " ",
    ),
    ..."tesla.com zalando.de booking.com shopify.com spotify.com airbnb.com github.com gitlab.com cloud.com".split(
      " ",
    ),
    ..."yahoo.co.uk yahoo.co.jp yahoo.com.mx yahoo.in hotmail.fr hotmail.ch hotmail.se outlook.de outlook.fr outlook.jp".split(
      " ",
    ),
    ..."gmx.at gmx.ch gmx.co.uk gmx.eu web.dk web.com web.dev aol.de aol.co.uk live.de live.co.uk wed.de seb.de".split(
      " ",
    ),
  ])("%s may well be right", (domain) => {
    expect(suggestEmail(`dana@${domain}`)).toBeUndefined();
  });

  it("what isn’t an address yet has none", () => {
    for (const typed of ["", "dana", "@gmial.com", "dana@", "dana@g", "da na@gmial.com"])
      expect(suggestEmail(typed)).toBeUndefined();
  });
});
