"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** Loaded only when needed: few people set one up here. */
export const SetUpLater = dynamic(
  () => import("@/components/auth/set-up-second-factor").then(({ SetUpSecondFactor }) => SetUpSecondFactor),
  { loading: () => <Skeleton className="h-60 w-full rounded-md" /> },
);
