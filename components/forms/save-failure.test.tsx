import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SaveFailure } from "@/components/forms/save-failure";
import { RequestFailure } from "@/components/http/request-failure";
import { LoadFailure } from "@/components/page/load-failure";
import { InEnglish } from "@/components/texts/testing";
import { en } from "@/lib/i18n/messages/en";

const signedOut = new RequestFailure("problem", "signed out", 401);

const said = (screen: React.ReactElement) => renderToStaticMarkup(<InEnglish>{screen}</InEnglish>);

describe("who has been signed out is told", () => {
  it("that what they typed stays, where they typed", () => {
    expect(said(<SaveFailure error={signedOut} isTyped />)).toContain(en.settings.signedOutText);
  });

  it("the way back in alone, where nothing was typed", () => {
    for (const screen of [
      <SaveFailure key="saved" error={signedOut} />,
      <LoadFailure key="loaded" error={signedOut} onRetry={() => undefined} />,
    ]) {
      expect(said(screen)).toContain(en.common.signedOutText);
      expect(said(screen)).not.toContain("typed");
    }
  });
});
