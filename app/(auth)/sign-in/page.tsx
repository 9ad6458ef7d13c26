import { redirect } from "next/navigation";
import { PageTexts } from "@/app/page-texts";
import { AuthHeading } from "@/components/auth/auth-heading";
import { CompanySignIn } from "@/components/auth/company-sign-in";
import { IdleEndNotice } from "@/components/auth/idle-end-notice";
import { SignInForm } from "@/components/auth/sign-in-form";
import { Notice } from "@/components/ui/notice";
import { isOfAccount, isRefusal } from "@/lib/auth/oidc/refusal";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";
import type { OidcSettings, PasswordSignIn } from "@/lib/env-sign-in";
import { getCurrentUser, wasSignedOutIdle } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { canAnybodySignIn } from "@/lib/members/can-anybody-sign-in";
import { getRuntime } from "@/lib/runtime/runtime";

export const generateMetadata = pageTitle("signIn");

type Given = string | string[] | undefined;
type SignInPageProps = { searchParams: Promise<{ next?: Given; error?: Given }> };

const firstOf = (given: Given) => (Array.isArray(given) ? given[0] : given);

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: wanted, error } = await searchParams;
  const next = safeNextPath(firstOf(wanted));
  if (await getCurrentUser()) redirect(next);

  const { t } = await getTexts();
  const { database, env } = await getRuntime();
  if (!env.oidc && !(await canAnybodySignIn(database.db, env))) {
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
      {env.oidc && <WayIn oidc={env.oidc} mode={env.passwordSignIn} next={next} error={firstOf(error)} />}
      {!env.oidc && <PasswordWay next={next} hint={t("auth.forgotten")} />}
    </PageTexts>
  );
}

type WayInProps = { oidc: OidcSettings; mode: PasswordSignIn; next: string; error: string | undefined };

/** The company's sign-in, and passwords where they are allowed. */
async function WayIn({ oidc, mode, next, error }: WayInProps) {
  const { t } = await getTexts();
  // The password is what is needed now, so it comes first.
  const isLinking = error === "link_first";
  return (
    <>
      {isRefusal(error) && (
        <Notice tone={isLinking ? "info" : "error"} role="alert" className="mb-4">
          {t(`company.refused.${error}`)}
        </Notice>
      )}
      <CompanySignIn
        label={t("company.continue", { name: oidc.name })}
        next={next}
        isSecond={isLinking}
        offersAnother={isRefusal(error) && isOfAccount(error)}
      />
      {mode === "on" && (
        <>
          <p className="my-5 flex items-center gap-3 text-13 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t("company.or")}
          </p>
          <PasswordWay next={next} hint={t("auth.forgotten")} isSecond={!isLinking} />
        </>
      )}
      {mode === "break-glass" && (
        <details className="mt-6" open={error === "unreachable" || isLinking}>
          <summary className="cursor-pointer text-13 text-quiet">{t("company.withPassword")}</summary>
          <div className="pt-4">
            <PasswordWay next={next} hint={t("company.breakGlass")} isSecond={!isLinking} />
          </div>
        </details>
      )}
      {mode === "off" && <p className="mt-6 text-13 text-faint">{t("company.passwordOff")}</p>}
    </>
  );
}

const PasswordWay = ({ next, hint, isSecond }: { next: string; hint: string; isSecond?: boolean }) => (
  <>
    <SignInForm next={next} isSecond={isSecond} />
    <p className="mt-6 text-13 text-faint">{hint}</p>
  </>
);
