import type { Metadata } from "next";
import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { roleNames } from "@/components/settings/role-names";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Not for your role" };

export default async function ForbiddenPage() {
  const user = await requireUser("viewer");
  return (
    <MessagePage
      title="Your role doesn’t allow this"
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          Go to assessments
        </Button>
      }
    >
      <p>
        You are signed in as {user.name} ({roleNames[user.role].toLowerCase()}). If you need this page, ask an
        administrator to change your role.
      </p>
    </MessagePage>
  );
}
