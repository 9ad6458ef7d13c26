import { useState } from "react";
import { signOut } from "@/components/auth/auth-requests";
import { forgetDrafts } from "@/components/drafts/tab-draft";
import { useLeave } from "@/components/feed/feed-provider";
import { usePersonId } from "@/components/layout/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { useToast } from "@/components/ui/toast";

/** Signs out in all tabs of this browser and goes to where one signs in, or says that it didn't work. */
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
