import { PageTexts } from "@/app/page-texts";
import { SpentSharedLink } from "@/components/shortlists/reading/spent-shared-link";

/** A link that is wrong, expired or revoked: one sentence for all of them. */
export default function NotFound() {
  return (
    <PageTexts of="app/shared/[token]">
      <SpentSharedLink />
    </PageTexts>
  );
}
