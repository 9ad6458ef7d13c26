/**
 * Whether a path below `/sandbox` may be served without a session. The outbox may not, and neither may any
 * path with an escape in it: the sandbox decodes those after Next has chosen the route, so `/sandbox/%6Futbox`
 * would be the outbox behind the back of its own route. No path of the sandbox needs one.
 * @param pathname as the request has it, not decoded.
 */
export const isOpenPath = (pathname: string): boolean =>
  !pathname.includes("%") && !/^\/sandbox\/outbox(?:\/|$)/.test(pathname);
