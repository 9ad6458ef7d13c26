export type Urls = {
  /** The path of everything: "" or, say, "/sandbox". Links inside pages begin with it. */
  base: string;
  application: (token: string) => string;
  report: (token: string) => string;
};

/** @param publicUrl http(s) address, with or without a path. @throws TypeError */
export function createUrls(publicUrl: string): Urls {
  const { origin, pathname } = new URL(publicUrl);
  const base = pathname.replace(/\/+$/, "");
  return {
    base,
    application: (token) => `${origin}${base}/apply/${token}`,
    report: (token) => `${origin}${base}/reports/${token}`,
  };
}
