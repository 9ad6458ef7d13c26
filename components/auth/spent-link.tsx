import Link from "next/link";
import { AuthHeading } from "@/components/auth/auth-heading";
import { Button } from "@/components/ui/button";

/** A set-up link that opens nothing any more, and how to get one that does. */
export function SpentLink() {
  return (
    <>
      <AuthHeading title="This link doesn’t work any more">
        <p>Set-up links work once, for an hour. This one has expired, was used, or is incomplete.</p>
        <p>
          If you have used it yourself, sign in. Otherwise ask an administrator for a new one. If nobody has
          been set up yet, restart Shortlist: it prints a new link.
        </p>
      </AuthHeading>
      <Button variant="primary" render={<Link href="/sign-in" />}>
        Go to sign in
      </Button>
    </>
  );
}
