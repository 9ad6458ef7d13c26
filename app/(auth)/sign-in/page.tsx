import { redirect } from "next/navigation";
import { PageTexts } from "@/app/page-texts";
import { AuthHeading } from "@/components/auth/auth-heading";
import { IdleEndNotice } from "@/components/auth/idle-end-notice";
import { SignInForm } from "@/components/auth/sign-in-form";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";
import { getCurrentUser, wasSignedOutIdle } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { canAnybodySignIn } from "@/lib/members/can-anybody-sign-in";
import { getRuntime } from "@/lib/runtime/runtime";

export const generateMetadata = pageTitle("signIn");

type SignInPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: wanted } = await searchParams;
  const next = safeNextPath(Array.isArray(wanted) ? wanted[0] : wanted);
  if (await getCurrentUser()) redirect(next);

  const { t } = await getTexts();
  const { database, env } = await getRuntime();
  if (!(await canAnybodySignIn(database.db))) {
    return (
      <AuthHeading title={t("auth.nobodyTitle")}>
        <p>{t("auth.nobodyOpen")}</p>
        <p>{t("auth.nobodyExpires")}</p>
      </AuthHeading>
    );
  }
  return (
    <PageTexts of="app/(auth)/sign-in">
      <AuthHeading title={t("common.signIn")} />
      {(await wasSignedOutIdle()) && <IdleEndNotice idleMs={env.sessionIdleMs} />}
      <SignInForm next={next} />
      <p className="mt-6 text-13 text-faint">{t("auth.forgotten")}</p>
    </PageTexts>
  );
}
