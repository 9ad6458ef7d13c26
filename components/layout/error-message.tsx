"use client";

import { MessagePage } from "@/components/layout/message-page";
import { Button } from "@/components/ui/button";

/** The digest under which Next's log has the cause; errors of the browser have none. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : undefined;
}

/** A screen failed: what that means for the person, and the way on. */
export function ErrorMessage({
  error,
  retry,
  alone,
}: {
  error: unknown;
  retry: () => void;
  alone?: boolean;
}) {
  const reference = digestOf(error);
  return (
    <MessagePage
      alone={alone}
      title="This page didn’t load"
      reference={reference}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
          {/* A full load, whatever state this page is in. */}
          <Button render={<a href="/assessments">Go to assessments</a>} />
        </>
      }
    >
      <p>Something went wrong on our side. Whatever you had saved is still there.</p>
      {reference && (
        <p>If it happens again, tell an administrator the reference: the log has the cause under it.</p>
      )}
    </MessagePage>
  );
}
