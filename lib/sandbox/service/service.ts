import type { Urls } from "@/lib/sandbox/links/urls";
import type { Mailer } from "@/lib/sandbox/mail/open-mailer";
import type { Store } from "@/lib/sandbox/store/open-store";

/** `path` from the root of the address that both are reached at. */
export type Dashboard = { name: string; path: string };

export type Service = {
  store: Store;
  urls: Urls;
  mailer?: Mailer;
  dashboard?: Dashboard;
  /** Gives the list an ETag, which assessment-service.md doesn't mention. */
  etag?: boolean;
};
