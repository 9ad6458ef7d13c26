import { headers } from "next/headers";
import Link from "next/link";
import { PageTexts } from "@/app/page-texts";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SetupForm } from "@/components/auth/setup-form";
import { SpentLink } from "@/components/auth/spent-link";
import { Button } from "@/components/ui/button";
import { callerAddress } from "@/lib/auth/caller-address";
import { noteSpentLink } from "@/lib/auth/setup-links/guard-setup-link";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { mayHavePassword } from "@/lib/members/may-have-password";
import { findSetupLink } from "@/lib/members/setup-links";
import { getRuntime } from "@/lib/runtime/runtime";

export const generateMetadata = pageTitle("setup");

type SetupPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const { token } = await searchParams;
  const { database, env } = await getRuntime();
  const link = typeof token === "string" ? await findSetupLink(database.db, token, new Date()) : undefined;
  if (!link || typeof token !== "string") {
    const address = callerAddress(await headers());
    if (typeof token === "string") await noteSpentLink(database, { token, address, now: new Date() });
    return (
      <PageTexts of="app/(auth)/setup">
        <SpentLink />
      </PageTexts>
    );
  }

  const { t } = await getTexts();
  const { member } = link;
  if (!mayHavePassword(member?.role ?? "administrator", env.passwordSignIn))
    return (
      <PageTexts of="app/(auth)/setup">
        <AuthHeading title={member ? t("auth.welcome", { name: member.name }) : t("auth.firstTitle")}>
          <p>{t("problems.password_off")}</p>
        </AuthHeading>
        <Button variant="primary" className="h-9 w-full" render={<Link href="/sign-in" prefetch={false} />}>
          {t("common.signIn")}
        </Button>
      </PageTexts>
    );
  return (
    <PageTexts of="app/(auth)/setup">
      {member ? (
        <AuthHeading title={t("auth.welcome", { name: member.name })}>
          <p>{t("auth.welcomeHint", { email: member.email })}</p>
        </AuthHeading>
      ) : (
        <AuthHeading title={t("auth.firstTitle")}>
          <p>{t("auth.firstHint")}</p>
        </AuthHeading>
      )}
      <SetupForm token={token} member={member && { name: member.name, email: member.email }} />
    </PageTexts>
  );
}
