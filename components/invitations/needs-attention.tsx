import { AttentionItem } from "@/components/invitations/attention-item";
import type { InvitationView } from "@/lib/invitations/schema";

/** Invitations that somebody should look at, above the table; nothing when there are none. */
export function NeedsAttention({
  invitations,
  canInvite,
}: {
  invitations: InvitationView[];
  canInvite: boolean;
}) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="needs-attention" className="px-4 pt-1 pb-3 md:px-7">
      <div className="overflow-hidden rounded-md border border-pending/30">
        <h2
          id="needs-attention"
          className="flex items-center gap-2 border-b border-pending/30 bg-pending-soft px-3.5 py-1.5 text-12 font-semibold text-pending"
        >
          Needs attention
          <span className="tabular font-normal">{invitations.length}</span>
        </h2>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {invitations.map((invitation) => (
            <AttentionItem key={invitation.id} invitation={invitation} canInvite={canInvite} />
          ))}
        </ul>
      </div>
    </section>
  );
}
