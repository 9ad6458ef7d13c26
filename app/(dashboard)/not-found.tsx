import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { Button } from "@/components/ui/button";

export default async function NotFound() {
  const { t } = await getTexts();
  return (
    <MessagePage
      title={t("layout.notFoundTitle")}
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          {t("common.toAssessments")}
        </Button>
      }
    >
      <p>{t("layout.notFoundText")}</p>
    </MessagePage>
  );
}
