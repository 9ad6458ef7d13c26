import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";

export const generateMetadata = pageTitle("forbidden");

export default async function ForbiddenPage() {
  const user = await requireUser("viewer");
  const { t } = await getTexts();
  return (
    <MessagePage
      title={t("layout.forbiddenTitle")}
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          {t("common.toAssessments")}
        </Button>
      }
    >
      <p>{t("layout.forbiddenText", { name: user.name, role: t(`roleInSentence.${user.role}`) })}</p>
    </MessagePage>
  );
}
