import type { Page, Route } from "playwright";
import type { Role, World, WorldName } from "./worlds";

/** One state of one screen: each picture of the tour is one of these in a size and a theme. */
export type Scene = {
  screen: string;
  state: string;
  world: WorldName;
  /** Who looks; absent for nobody signed in. */
  role?: Role;
  /** The URL’s path, or a function that finds it. */
  path: string | ((world: World) => Promise<string> | string);
  /** Brings the page into the state; `once` differs from picture to picture. */
  prepare?: (page: Page, once: string) => Promise<void>;
  /** Runs before the page is opened, to delay or fail answers. */
  before?: (page: Page) => Promise<void>;
  /** Photographs the whole page, not only the visible part. */
  isWhole?: boolean;
};

export const nameOf = ({ screen, state }: Scene): string => `${screen}-${state}`;

type Listed = { id: number; status: string };

export const firstOf = (query: string) => async (world: World) => {
  const { assessments } = (await (await world.get(`/api/assessments?${query}&limit=1`)).json()) as {
    assessments: Listed[];
  };
  if (!assessments[0]) throw new Error(`There is no assessment for ${query}.`);
  return `/assessments/${assessments[0].id}`;
};

export const never = () => new Promise<void>(() => undefined);
export const fail = (route: Route) => route.abort("connectionrefused");

export const answering =
  (address: RegExp, answer: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.route(address, answer);
  };

export async function live(page: Page): Promise<void> {
  await page
    .getByText(/^(Live · checked|Checked|Service unreachable)/)
    .first()
    .waitFor();
  await page.locator("[data-row-link]").first().waitFor();
}
