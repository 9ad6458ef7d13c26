import { findProgram } from "./find-program";

type Environment = Record<string, string | undefined>;

export const findFirefox = (env: Environment): string | undefined =>
  findProgram(env, ["firefox-esr", "firefox"], ["/Applications/Firefox.app/Contents/MacOS"]);

/** WebKitGTK’s driver, which brings its browser, and the X server that it needs. */
export function findWebkit(env: Environment): { driver: string; xvfb: string } | undefined {
  const driver = findProgram(env, ["WebKitWebDriver"]);
  const xvfb = findProgram(env, ["Xvfb"]);
  return driver && xvfb ? { driver, xvfb } : undefined;
}

export const findEngines = (env: Environment) => [
  {
    name: "firefox" as const,
    title: "Firefox",
    isFound: findFirefox(env) !== undefined,
    packages: "firefox-esr",
  },
  {
    name: "webkit" as const,
    title: "WebKit",
    isFound: findWebkit(env) !== undefined,
    packages: "webkit2gtk-driver xvfb",
  },
];

export type EngineName = ReturnType<typeof findEngines>[number]["name"];
