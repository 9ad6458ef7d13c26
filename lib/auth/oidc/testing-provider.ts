import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration, type JWK } from "oidc-provider";

export type Person = { sub: string } & Record<string, unknown>;

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

const redirectTo = "http://localhost:3000/api/auth/callback/oidc";

function signingKey(kid: string): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" } as JWK;
}

/**
 * A real identity provider on this machine. It signs in `state.person` without asking, and refuses where there is none;
 * `state.instead` answers a request in its place where it returns true.
 */
export async function openProvider({
  redirectUri = redirectTo,
  config = {},
}: {
  redirectUri?: string;
  config?: Partial<Configuration>;
} = {}) {
  const state: { person: Person | undefined; instead: Answer | undefined } = {
    person: undefined,
    instead: undefined,
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: "shortlist", client_secret: "the client’s own secret".replace(/\W/g, "-") };
  const known = new Map<string, Person>();
  const left = new Set<string>();
  let callback = serve("first");

  function serve(kid: string) {
    const provider = new Provider(issuer, {
      clients: [
        { ...client, redirect_uris: [redirectUri], grant_types: ["authorization_code", "refresh_token"] },
      ],
      jwks: { keys: [signingKey(kid)] },
      cookies: { keys: ["a key for cookies"] },
      claims: {
        openid: ["sub"],
        email: ["email", "email_verified"],
        profile: ["name", "groups", "hasgroups", "_claim_names", "realm_access"],
      },
      // Like most providers, it puts the claims into the ID token.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      findAccount: (_, id) =>
        left.has(id) ? undefined : { accountId: id, claims: async () => known.get(id) ?? { sub: id } },
      async loadExistingGrant(context) {
        const grant = new provider.Grant({
          clientId: context.oidc.client?.clientId,
          accountId: context.oidc.session?.accountId,
        });
        grant.addOIDCScope("openid profile email");
        await grant.save();
        return grant;
      },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      issueRefreshToken: async () => true,
      ...config,
    });
    const handle = provider.callback();
    return async (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith("/interaction/")) return handle(request, response);
      const { person } = state;
      const result = person
        ? { login: { accountId: person.sub } }
        : { error: "access_denied", error_description: "The person said no." };
      if (person) known.set(person.sub, person);
      await provider.interactionFinished(request, response, result);
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (await state.instead?.(request, response)) return;
    await callback(request, response);
  }

  return {
    issuer,
    client,
    state,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
    },
    /** Changes a person’s claims. */
    know: (person: Person) => void known.set(person.sub, person),
    /** Removes the person. */
    forget: ({ sub }: Person) => void left.add(sub),
    rotateKeys() {
      callback = serve("second");
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
