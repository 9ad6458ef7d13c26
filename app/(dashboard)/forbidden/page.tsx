import Link from "next/link";
import type { SearchParams } from "nuqs/server";
import { z } from "zod";
import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";

export const generateMetadata = pageTitle("forbidden");

// The role that the page asked for.
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
