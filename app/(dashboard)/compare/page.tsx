import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import Link from "next/link";
import { PageTexts } from "@/app/page-texts";
import { canCompare, idsToCompare } from "@/components/candidate/compare-address";
import { CompareScreen } from "@/components/dashboard/compare/compare-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { notesQuery } from "@/components/notes/notes-query";
import { MessagePage } from "@/components/page/message-page";
import { buttonClass } from "@/components/ui/button-class";
import { asJson } from "@/lib/as-json";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { listNotesOf } from "@/lib/notes/list-notes";
import { hasRole } from "@/lib/roles";

export const generateMetadata = pageTitle("compare");

export default async function ComparePage({
  searchParams,
}: {
  searchParams: Promise<{ ids?: string | string[] }>;
}) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntimeSeenBy(user);
  const { ids } = await searchParams;
  const rows = await readRows(store, idsToCompare([ids].flat().join(",")) ?? []);
  if (!canCompare(rows.length)) return <WrongAddress />;
  mirror.watch();
  const assessments = asJson(rows.map((row) => assessmentView(row, user)));
  mirror.show(assessments);
  const notes = await listNotesOf(
    store,
    rows.map(({ id }) => id),
    user,
  );
  const client = getQueryClient();
  for (const { id } of rows)
    client.setQueryData(notesQuery(id).queryKey, {
      notes: notes.filter(({ assessmentId }) => assessmentId === id),
    });
  return (
    <PageTexts of="app/(dashboard)/compare">
      <HydrationBoundary state={dehydrate(client)}>
        <CompareScreen picture={assessments} canChange={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}

async function WrongAddress() {
  const { t } = await getTexts();
  return (
    <MessagePage
      title={t("compare.wrongTitle")}
      actions={
        <Link href="/assessments" className={buttonClass("primary")}>
          {t("compare.toList")}
        </Link>
      }
    >
      <p>{t("compare.wrong")}</p>
    </MessagePage>
  );
}
