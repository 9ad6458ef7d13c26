import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";

type RouteOf = (pathname: string) => string;

export function readRoutes(dir: string): RouteOf;

export function measureRequests(
  routeOf: RouteOf,
  registry?: Registry,
): (request: IncomingMessage, response: ServerResponse) => void;
