"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { profileQuery } from "@/components/query/profile-query";
import { reading } from "@/components/query/reading";
import { patchJson } from "@/components/query/request-json";
import type { Profile, ProfileChange } from "@/lib/members/profile-schema";

const answer = reading<Profile>({
  id: "string",
  email: "string",
  name: "string",
  role: "string",
  preferences: "object",
});

/** Changes something of one’s own; what the server has rendered with it is rendered anew. */
export function useProfileChange(options: { onSaved?: (profile: Profile) => void } = {}) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (change: ProfileChange) => patchJson("/api/profile", change, answer),
    onSuccess(profile) {
      client.setQueryData(profileQuery().queryKey, profile);
      if (options.onSaved) options.onSaved(profile);
      else router.refresh();
    },
  });
}
