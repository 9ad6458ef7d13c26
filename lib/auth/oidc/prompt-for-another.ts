const choosers = ["accounts.google.com", "login.microsoftonline.com", "login.microsoftonline.us"];

/**
 * The `prompt` by which people reach another account (OpenID Connect Core 1.0, section 3.1.2.1). Google and Entra ID let
 * them choose one, and Google refuses `login`; many other providers know only `login`.
 * @param issuer the provider's address.
 */
export const promptForAnother = (issuer: string): "select_account" | "login" =>
  choosers.includes(new URL(issuer).hostname) ? "select_account" : "login";
