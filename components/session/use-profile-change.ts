"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { answerShape } from "@/components/http/answer-shape";
import { patchJson } from "@/components/http/request-json";
import { profileQuery } from "@/components/session/profile-query";
import type { Profile, ProfileChange } from "@/lib/members/profile-schema";

const answer = answerShape<Profile>({
  id: "string",
  email: "string",
  name: "string",
  role: "string",
  preferences: "object",
});

/** Has the server render again what depends on the profile. */
export function useProfileChange(
  options: { onSaved?: (profile: Profile) => void; onFailed?: (error: Error) => void } = {},
) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (change: ProfileChange) => patchJson("/api/profile", change, answer),
    onSuccess(profile) {
      client.setQueryData(profileQuery().queryKey, profile);
      if (options.onSaved) options.onSaved(profile);
      else router.refresh();
    },
    onError: options.onFailed,
  });
}
