import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { teamSettingsQuery, teamSettingsShape } from "@/components/candidate/team-settings-query";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { useTyped } from "@/components/forms/use-typed";
import { putJson } from "@/components/http/request-json";
import type { TeamSettings } from "@/lib/settings/schema";

/**
 * A setting of the team that is typed and saved by itself.
 * @param shown the setting as a text. @param bodyOf what a typed text asks for: what it is worth, the server says.
 */
export function useTeamSetting(
  settings: TeamSettings,
  shown: (settings: TeamSettings) => string,
  bodyOf: (typed: string) => unknown,
) {
  const client = useQueryClient();
  const saved = shown(settings);
  const [typed, setTyped] = useTyped(saved);
  const saving = useMutation({
    mutationFn: (text: string) => putJson("/api/settings/team", bodyOf(text), teamSettingsShape),
    onSuccess(now) {
      client.setQueryData(teamSettingsQuery().queryKey, now);
      setTyped(shown(now));
    },
  });
  const isChanged = typed.trim() !== saved;
  return {
    typed,
    setTyped,
    // What is saved already has no fault.
    error: isChanged ? saving.error : null,
    state: { isPending: saving.isPending, isSuccess: saving.isSuccess && !isChanged },
    form: {
      ref: useFocusOnError(saving.error),
      noValidate: true,
      className: "flex flex-col gap-3 px-4 py-4",
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isChanged && !saving.isPending) saving.mutate(typed);
      },
    },
    submit: {
      variant: isChanged ? ("primary" as const) : ("secondary" as const),
      "aria-disabled": !isChanged,
      pending: saving.isPending,
    },
  };
}
