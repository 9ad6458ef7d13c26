import type { Metadata } from "next";
import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { Button } from "@/components/ui/button";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <MessagePage
      alone
      title="There is nothing here"
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          Go to assessments
        </Button>
      }
    >
      <p>The address may be mistyped, or what it led to is gone.</p>
    </MessagePage>
  );
}
