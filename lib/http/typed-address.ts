/** The dashboard's address for links: the configured one, or else the request's, whose origin was checked. */
export const typedAddress = (
  request: Request,
  env: { appUrl: string; appUrlIsConfigured: boolean },
): string => (env.appUrlIsConfigured ? env.appUrl : (request.headers.get("origin") ?? env.appUrl));
