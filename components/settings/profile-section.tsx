import { Fact, Facts } from "@/components/settings/facts";
import { roleNames, roleSentences } from "@/components/settings/role-names";
import { Section } from "@/components/settings/section";
import type { User } from "@/lib/auth/session";

/** Who the reader is to Shortlist. */
export function ProfileSection({ user }: { user: User }) {
  return (
    <Section title="Your profile" description="As your colleagues see you.">
      <Facts>
        <Fact name="Name">{user.name}</Fact>
        <Fact name="E-mail">{user.email}</Fact>
        <Fact name="Role">
          {roleNames[user.role]}
          <span className="block text-quiet">{roleSentences[user.role]}</span>
        </Fact>
      </Facts>
    </Section>
  );
}
