import type { Mailer } from "@/lib/sandbox/mail/open-mailer";
import type { Store } from "@/lib/sandbox/store/open-store";
import type { Urls } from "@/lib/sandbox/urls";

/** `path` from the root of the address that both are reached at. */
export type Dashboard = { name: string; path: string };

/** What the routes work with. */
export type Service = {
  store: Store;
  urls: Urls;
  mailer?: Mailer;
  /** Whose sandbox it is, if it is part of something: its outbox leads back there. */
  dashboard?: Dashboard;
  /** Gives the list an ETag, which the interface document doesn't speak of. */
  etag?: boolean;
};
