import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { buttonClass } from "@/components/ui/button-class";

export const generateMetadata = pageTitle("notFound");

export default async function NotFound() {
  const { t } = await getTexts();
  return (
    <MessagePage
      alone
      title={t("layout.nothingHereTitle")}
      actions={
        // Plain: with every page travels what stands here.
        <a href="/assessments" className={buttonClass("primary")}>
          {t("common.toAssessments")}
        </a>
      }
    >
      <p>{t("layout.nothingHereText")}</p>
    </MessagePage>
  );
}
