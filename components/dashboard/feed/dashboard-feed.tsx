"use client";

import type { ComponentProps } from "react";
import { applyMessage, askAllAgain } from "@/components/dashboard/feed/apply-message";
import { FeedProvider } from "@/components/feed/feed-provider";

export function DashboardFeed(props: Omit<ComponentProps<typeof FeedProvider>, "onMessage" | "onSilence">) {
  return <FeedProvider {...props} onMessage={applyMessage} onSilence={askAllAgain} />;
}
