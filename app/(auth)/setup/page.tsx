import type { Metadata } from "next";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SetupForm } from "@/components/auth/setup-form";
import { SpentLink } from "@/components/auth/spent-link";
import { findSetupLink } from "@/lib/auth/setup-links";
import { getRuntime } from "@/lib/runtime";

export const metadata: Metadata = { title: "Set up" };

type SetupPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const { token } = await searchParams;
  const { database } = await getRuntime();
  const link = typeof token === "string" ? await findSetupLink(database.db, token, new Date()) : undefined;
  if (!link || typeof token !== "string") return <SpentLink />;

  const { member } = link;
  return (
    <>
      {member ? (
        <AuthHeading title={`Welcome, ${member.name}`}>
          <p>Choose a password. You sign in with it and {member.email}.</p>
        </AuthHeading>
      ) : (
        <AuthHeading title="Set up Shortlist">
          <p>You become the first administrator. You can let colleagues in afterwards.</p>
        </AuthHeading>
      )}
      <SetupForm token={token} member={member && { name: member.name, email: member.email }} />
    </>
  );
}
