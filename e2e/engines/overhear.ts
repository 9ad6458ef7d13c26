import type { ChangePage } from "../support/count-streams";

/** Keeps what goes wrong in a page for as long as its tab lives, page after page. */
function listen(): void {
  const key = "overheard";
  const note = (what: string) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...noted, `${location.pathname}: ${what}`]));
  };
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
    note(`the policy (${violatedDirective}) blocked ${blockedURI} of ${sourceFile}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    note(said.map(String).join(" "));
    error(...said);
  };
  document.currentScript?.remove();
}

/** Has a page listen from its first moment, which WebDriver can’t: the nonce of the page’s policy lets it. */
export const overhear: ChangePage = (html, headers) => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
  return nonce ? html.replace("<head>", `<head><script nonce="${nonce}">(${listen})()</script>`) : html;
};

export const overheard = `JSON.parse(sessionStorage.getItem("overheard") ?? "[]")`;
