import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { Button } from "@/components/ui/button";

export const generateMetadata = pageTitle("notFound");

export default async function NotFound() {
  const { t } = await getTexts();
  return (
    <MessagePage
      alone
      title={t("layout.nothingHereTitle")}
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          {t("common.toAssessments")}
        </Button>
      }
    >
      <p>{t("layout.nothingHereText")}</p>
    </MessagePage>
  );
}
