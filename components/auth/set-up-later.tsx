"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** Few are led through it, once: who types a code loads none of it. */
export const SetUpLater = dynamic(
  () => import("@/components/auth/set-up-second-factor").then(({ SetUpSecondFactor }) => SetUpSecondFactor),
  { loading: () => <Skeleton className="h-60 w-full rounded-md" /> },
);
