/**
 * The address that people type, for links to the dashboard: as configured, else as this request's sender,
 * whose origin has been checked, sees it.
 */
export const typedAddress = (
  request: Request,
  env: { appUrl: string; appUrlIsConfigured: boolean },
): string => (env.appUrlIsConfigured ? env.appUrl : (request.headers.get("origin") ?? env.appUrl));
