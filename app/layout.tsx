import { TextsProvider } from "@/components/texts/texts-provider";
import { allTextsAt, firstTexts } from "@/lib/http/first-texts";
import { getLanguage, getPreferences, getTexts } from "@/lib/http/get-texts";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { hydrateOnceLoaded } from "@/components/page/hydrate-once-loaded";
import { groundOf, parseTheme, type Theme, themeCookies } from "@/components/page/theme";
import { hydratedEvent } from "@/components/ui/behaviour/hydrated-event";
import { HydrationSignal } from "@/components/ui/behaviour/hydration-signal";
import { keepPresses } from "@/components/ui/behaviour/keep-presses";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTexts();
  return {
    title: { default: "Shortlist", template: "%s · Shortlist" },
    description: t("layout.description"),
    appleWebApp: { title: "Shortlist" },
    icons: { apple: "/apple-touch-icon.png" },
    robots: { index: false, follow: false },
  };
}

/** This browser's own choice; in a new one, the reader's choice elsewhere. */
async function chosenTheme(): Promise<Theme> {
  const kept = await cookies();
  const ofTheBrowser = themeCookies.map((name) => kept.get(name)?.value).find(Boolean);
  return ofTheBrowser ? parseTheme(ofTheBrowser) : ((await getPreferences())?.theme ?? "system");
}

export async function generateViewport(): Promise<Viewport> {
  const theme = await chosenTheme();
  return {
    colorScheme: "light dark",
    // Up to a phone’s edges, from which globals.css keeps away, and above its keyboard.
    viewportFit: "cover",
    interactiveWidget: "resizes-content",
    themeColor: (["light", "dark"] as const).map((scheme) => ({
      media: `(prefers-color-scheme: ${scheme})`,
      color: groundOf(theme, scheme),
    })),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The policy's nonce works on pages rendered for the request alone.
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const theme = await chosenTheme();
  const { locale, timeZone } = await getLanguage();
  return (
    <html lang={locale} data-theme={theme}>
      <body>
        {/* Browsers hide the nonce from scripts that read the page, React included. */}
        <script nonce={nonce} suppressHydrationWarning>
          {`(${hydrateOnceLoaded})();(${keepPresses})("${hydratedEvent}")`}
        </script>
        <TextsProvider
          locale={locale}
          timeZone={timeZone}
          messages={await firstTexts("app")}
          allAt={await allTextsAt(locale)}
        >
          {children}
          <HydrationSignal />
        </TextsProvider>
      </body>
    </html>
  );
}
