import { useState } from "react";
import { forgetDrafts } from "@/components/drafts/tab-draft";
import { useLeave } from "@/components/feed/feed-provider";
import { signOut } from "@/components/session/auth-requests";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { useToast } from "@/components/ui/overlays/toast";

/** In all tabs of this browser. */
export function useSignOut(): { leave: () => Promise<void>; isLeaving: boolean } {
  const { t } = useTexts();
  const [isLeaving, setIsLeaving] = useState(false);
  const toast = useToast();
  const leaveAllTabs = useLeave();
  const personId = usePersonId();

  async function leave() {
    setIsLeaving(true);
    if (await leaveAllTabs(signOut)) {
      forgetDrafts(personId);
      window.location.assign("/sign-in");
    } else {
      setIsLeaving(false);
      toast.add({
        title: t("layout.stillSignedIn"),
        description: t("layout.stillSignedInWhy"),
      });
    }
  }
  return { leave, isLeaving };
}
