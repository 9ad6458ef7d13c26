/**
 * Whether a path below `/sandbox`, not decoded, needs no session. The outbox does, and any path with an escape: the
 * sandbox decodes after Next has chosen the route, so `/sandbox/%6Futbox` would be the outbox past its own route.
 */
export const isOpenPath = (pathname: string): boolean =>
  !pathname.includes("%") && !/^\/sandbox\/outbox(?:\/|$)/.test(pathname);
