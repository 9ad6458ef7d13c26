import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { PageTexts } from "@/app/page-texts";
import { AuthHeading } from "@/components/auth/auth-heading";
import { CodeForm } from "@/components/auth/code-form";
import { SetUpLater } from "@/components/auth/set-up-later";
import { WithRequests } from "@/components/auth/with-requests";
import { findStep } from "@/lib/auth/second-factor/sign-in-steps";
import { readStepCookie } from "@/lib/auth/second-factor/step-cookie";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { getRuntime } from "@/lib/runtime/runtime";

export const generateMetadata = pageTitle("signIn");

type CodePageProps = { searchParams: Promise<{ next?: string | string[] }> };

/** The step between password and session: entering a code, or setting up a second factor. */
export default async function CodePage({ searchParams }: CodePageProps) {
  const { next: wanted } = await searchParams;
  const next = safeNextPath(Array.isArray(wanted) ? wanted[0] : wanted);
  const { database, env } = await getRuntime();
  const step = await findStep(database.db, readStepCookie(await cookies(), env.appUrl), new Date());
  const again = `/sign-in?next=${encodeURIComponent(next)}`;
  if (!step) redirect(again);
  const { t } = await getTexts();
  return (
    <PageTexts of="app/(auth)/sign-in/code">
      <WithRequests>
        {step.kind === "code" ? (
          <>
            <AuthHeading title={t("secondFactor.codeTitle")}>
              <p>{t("secondFactor.codeText")}</p>
            </AuthHeading>
            <CodeForm next={next} again={again} />
            <p className="mt-6 text-13 text-faint">{t("secondFactor.lost")}</p>
            <StartAgain to={again} />
          </>
        ) : (
          <SetUpLater next={next} email={step.member.email} again={<StartAgain to={again} />} />
        )}
      </WithRequests>
    </PageTexts>
  );
}

async function StartAgain({ to }: { to: string }) {
  const { t } = await getTexts();
  return (
    <p className="mt-3 text-13">
      <Link href={to} prefetch={false} className="text-quiet underline underline-offset-3 hover:text-ink">
        {t("secondFactor.startAgain")}
      </Link>
    </p>
  );
}
