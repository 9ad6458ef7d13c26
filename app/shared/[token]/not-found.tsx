import { PageTexts } from "@/app/page-texts";
import { SpentSharedLink } from "@/components/shortlists/reading/spent-shared-link";
import { pageTitle } from "@/lib/http/page-title";

export const generateMetadata = pageTitle("notFound");

/** A link that is wrong, expired or revoked: one sentence for all of them. */
export default function NotFound() {
  return (
    <PageTexts of="app/shared/[token]">
      <SpentSharedLink />
    </PageTexts>
  );
}
