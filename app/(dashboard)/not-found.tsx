import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { Button } from "@/components/ui/button";

export default function NotFound() {
  return (
    <MessagePage
      title="We don’t have this"
      actions={
        <Button variant="primary" render={<Link href="/assessments" />}>
          Go to assessments
        </Button>
      }
    >
      <p>No assessment or page has this address. It may be mistyped, or belong to another account.</p>
    </MessagePage>
  );
}
