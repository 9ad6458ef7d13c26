import { ConformanceReport } from "@/components/profile/conformance-report";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { readConformance } from "@/lib/read-conformance";

export const generateMetadata = pageTitle("accessibility");

export default async function AccessibilityPage() {
  await requireUser("viewer");
  const { t } = await getTexts();
  return <ConformanceReport rows={await readConformance()} t={t} />;
}
