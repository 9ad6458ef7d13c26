import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { buttonClass } from "@/components/ui/button-class";

export default async function NotFound() {
  const { t } = await getTexts();
  return (
    <MessagePage
      title={t("layout.notFoundTitle")}
      actions={
        // Plain: with every page travels what stands here.
        <a href="/assessments" className={buttonClass("primary")}>
          {t("common.toAssessments")}
        </a>
      }
    >
      <p>{t("layout.notFoundText")}</p>
    </MessagePage>
  );
}
