import { z } from "zod";

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

/** The part of W3C WebDriver that `webkit.ts` speaks: JSON over HTTP, to a driver on this machine. */
export type WebDriver = {
  /** @throws Error with the driver’s own words. */
  get(path: string): Promise<unknown>;
  post(path: string, body?: Record<string, unknown>): Promise<unknown>;
  delete(path: string): Promise<unknown>;
};

/** @param base the driver’s address, or that of a session. */
export function createWebDriver(base: string): WebDriver {
  async function send(method: string, path: string, body?: Record<string, unknown>): Promise<unknown> {
    const response = await fetch(`${base}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  }
  return {
    get: (path) => send("GET", path),
    post: (path, body = {}) => send("POST", path, body),
    delete: (path) => send("DELETE", path),
  };
}
