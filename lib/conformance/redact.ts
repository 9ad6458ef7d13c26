const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Takes a key out of texts: raw, percent-encoded as in a path or a form, or escaped. */
export function createRedactor(key: string): (text: string) => string {
  const encoded = encodeURIComponent(key);
  const form = new URLSearchParams({ key }).toString().slice("key=".length);
  const json = JSON.stringify(key).slice(1, -1);
  const writings = [...new Set([key, encoded, form, json, encodeURI(key)])]
    .sort((a, b) => b.length - a.length)
    .map(escapeForRegExp);
  const pattern = new RegExp(writings.join("|"), "gi");
  return (text) => text.replace(pattern, "<API_KEY>");
}
