import type { Mailer } from "@/lib/sandbox/mail/open-mailer";
import type { Store } from "@/lib/sandbox/store/open-store";
import type { Urls } from "@/lib/sandbox/urls";

/** What the routes work with. */
export type Service = {
  store: Store;
  urls: Urls;
  mailer?: Mailer;
  /** Gives the list an ETag, which the interface document doesn't speak of. */
  etag?: boolean;
};
