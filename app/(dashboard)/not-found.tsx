import { MessagePage } from "@/components/page/message-page";
import { buttonClass } from "@/components/ui/button-class";
import { getCurrentSession } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";

export const generateMetadata = pageTitle("notFound");

export default async function NotFound() {
  const { t } = await getTexts();
  return (
    <MessagePage
      alone={!(await getCurrentSession())}
      title={t("layout.notFoundTitle")}
      actions={
        // A plain link: every page carries this file along.
        <a href="/assessments" className={buttonClass("primary")}>
          {t("common.toAssessments")}
        </a>
      }
    >
      <p>{t("layout.notFoundText")}</p>
    </MessagePage>
  );
}
