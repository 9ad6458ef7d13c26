import type { NextConfig } from "next";

/** Sent with every response. proxy.ts adds the policy with its nonce, scripts/serve.mjs HSTS where the address is HTTPS. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  // Searches stand in our URLs, names and addresses with them.
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value:
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  },
];

const config: NextConfig = {
  // For its lists of the files that serving needs (scripts/image.mjs), and the resolved settings that a start reads.
  output: "standalone",
  agentRules: false,
  // One copy of it, for the server around Next too.
  serverExternalPackages: ["prom-client"],
  poweredByHeader: false,
  // scripts/serve.mjs does, in brotli too.
  compress: false,
  // There are no pictures to make smaller, and strangers could have it work: `/_next/image` is not there.
  images: { unoptimized: true },
  // `npm run build` checks types first, those of the tests included; a start doesn't wait for that.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      // The same code twice: what server and browser share reads addresses by the server's copy of the library.
      "nuqs/server": { browser: "nuqs" },
      // Messages come compiled (lib/i18n/compile-messages.ts): no parser is needed.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  experimental: {
    // With it, `next dev` can fall into an endless reload loop.
    turbopackFileSystemCacheForDev: false,
    // CI builds once in an empty folder, and writing the cache takes a fifth of that.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Nothing reads them (`node` runs without --enable-source-maps), and they are three quarters of a build.
    serverSourceMaps: false,
    // It would load every route before the first answer; scripts/serve/load-routes.mjs does so after it.
    preloadEntriesOnStart: false,
  },
  // A page that is left before its head has arrived has named no icon: browsers ask for the usual one.
  rewrites: async () => [
    { source: "/favicon.ico", destination: "/icon.svg" },
    // A script that is gone, as after an update, is no page: unknown addresses have one (app/(dashboard)/[...unknown]).
    { source: "/_next/:path*", destination: "/api/_next/:path*" },
  ],
  // These win over what a handler answers, and of two for one path the last.
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // A candidate's link is a key: it goes to no other page.
    { source: "/sandbox/:path*", headers: [{ key: "Referrer-Policy", value: "no-referrer" }] },
    // So is the link to a shortlist, which no search engine may keep either.
    {
      source: "/shared/:path*",
      headers: [
        { key: "Referrer-Policy", value: "no-referrer" },
        { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
      ],
    },
  ],
};

export default config;
