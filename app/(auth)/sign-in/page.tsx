import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SignInForm } from "@/components/auth/sign-in-form";
import { getCurrentUser } from "@/lib/auth/current-user";
import { safeNextPath } from "@/lib/auth/safe-next-path";
import { canAnybodySignIn } from "@/lib/members/can-anybody-sign-in";
import { getRuntime } from "@/lib/runtime";

export const metadata: Metadata = { title: "Sign in" };

type SignInPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: wanted } = await searchParams;
  const next = safeNextPath(Array.isArray(wanted) ? wanted[0] : wanted);
  if (await getCurrentUser()) redirect(next);

  const { database } = await getRuntime();
  if (!(await canAnybodySignIn(database.db))) {
    return (
      <AuthHeading title="Nobody can sign in yet">
        <p>
          Open the one-time set-up link that Shortlist printed when it started. It makes you the first
          administrator.
        </p>
        <p>The link works for an hour; a restart prints a new one.</p>
      </AuthHeading>
    );
  }
  return (
    <>
      <AuthHeading title="Sign in" />
      <SignInForm next={next} />
      <p className="mt-6 text-13 text-faint">
        Forgotten your password? An administrator can give you a link to choose a new one.
      </p>
    </>
  );
}
