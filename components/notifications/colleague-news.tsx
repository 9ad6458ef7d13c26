"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { unreadQuery } from "@/components/notifications/notifications-query";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { useSay } from "@/components/ui/behaviour/use-say";

const loadList = () =>
  import("@/components/notifications/notification-list").then(({ NotificationList }) => NotificationList);

/** Announces new notifications and shows them on request. */
export function ColleagueNews({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const unread = useQuery(unreadQuery()).data?.unread;
  const before = useRef(unread);
  const [said, say] = useSay();
  useEffect(() => {
    const more = (unread ?? 0) - (before.current ?? unread ?? 0);
    before.current = unread;
    if (more > 0) say(t("bell.new", { count: more }));
    else if (more < 0) say("");
  }, [unread, t, say]);
  const List = useLoaded(loadList, isOpen);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {List && <List isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
