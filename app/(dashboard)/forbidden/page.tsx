import Link from "next/link";
import type { SearchParams } from "nuqs/server";
import { z } from "zod";
import { MessagePage } from "@/components/layout/message-page";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";

export const generateMetadata = pageTitle("forbidden");

/** Whom the page that was asked for is for. */
const neededSchema = z.enum(["recruiter", "administrator"]).optional().catch(undefined);

export default async function ForbiddenPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const needed = neededSchema.parse((await searchParams).for);
  const { t } = await getTexts();
  return (
    <MessagePage
      title={t(needed ? `layout.forbiddenFor.${needed}` : "layout.forbiddenTitle")}
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
