import { useMutation } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { patchJson } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { useToast } from "@/components/ui/overlays/toast";
import type { Preferences } from "@/lib/members/preferences";
import type { Profile } from "@/lib/members/profile-schema";

const answer = answerShape<Pick<Profile, "preferences">>({ preferences: "object" });

/** Saves how the table is shown, which it is already. */
export function useKeepPreferences(): (preferences: Partial<Preferences> | undefined) => void {
  const { t } = useTexts();
  const toast = useToast();
  const keeping = useMutation({
    mutationFn: (preferences: Partial<Preferences>) => patchJson("/api/profile", { preferences }, answer),
    // One after the other: the last choice is the one that stays.
    scope: { id: "preferences" },
    onError: () => toast.add({ title: t("display.notKept"), description: t("display.notKeptWhy") }),
  });
  return (preferences) => preferences && keeping.mutate(preferences);
}
