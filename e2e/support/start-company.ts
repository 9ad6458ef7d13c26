import { openProvider } from "../../lib/auth/oidc/testing-provider";
import { freePort } from "../../scripts/start-node";
import { startShortlist } from "./start-shortlist";

/** A dashboard of a company that signs in with Acme: the group `it` administers, and `hr` recruits. */
export async function startCompany(env: Record<string, string> = {}) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const provider = await openProvider({ redirectUri: `${url}/api/auth/callback/oidc` });
  const shortlist = await startShortlist({
    ...provider.env,
    PORT: port,
    OIDC_NAME: "Acme",
    OIDC_ADMIN_GROUPS: "it",
    OIDC_RECRUITER_GROUPS: "hr",
    ...env,
  });
  return {
    url,
    provider,
    shortlist,
    async stop() {
      await shortlist.stop();
      shortlist.remove();
      await provider.close();
    },
  };
}
