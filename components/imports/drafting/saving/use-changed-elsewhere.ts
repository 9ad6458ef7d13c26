import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isAsSaved } from "@/components/imports/drafting/saving/is-as-saved";
import type { Saving } from "@/components/imports/drafting/saving/use-save-draft";
import { draftRowsKey, importQuery } from "@/components/imports/imports-query";
import { readAllRows } from "@/components/imports/read-all-rows";
import type { ImportView } from "@/lib/imports/schema";

/**
 * Whether the draft was changed in another window since it was read or saved here. A newer version alone isn’t that: a
 * window that opens the draft sends its rows again, as they are. So then all of it is compared.
 */
export function useChangedElsewhere(
  view: ImportView,
  { state, saved }: Pick<Saving, "state" | "saved">,
  isDeleting: boolean,
): { isChanged: boolean; look: () => Promise<boolean> } {
  const client = useQueryClient();
  const [isChanged, setIsChanged] = useState(false);
  const { id, version } = view;
  async function look(): Promise<boolean> {
    const { current: before } = saved;
    const { import: now } = await client.fetchQuery({ ...importQuery(id), staleTime: 0 });
    const rows =
      now.state === "draft"
        ? await client.fetchQuery({
            queryKey: [...draftRowsKey(id), "elsewhere"],
            queryFn: ({ signal }) => readAllRows(id, { signal }),
            staleTime: 0,
            gcTime: 0,
          })
        : [];
    // Saved anew meanwhile, or started: then this says nothing any more.
    if (!before.state || saved.current !== before || now.state !== "draft") return false;
    const isOther = !isAsSaved(before.state, { view: now, rows });
    if (isOther) setIsChanged(true);
    else saved.current = { ...before, version: now.version };
    return isOther;
  }
  const lookAtNewer = useEffectEvent((newest: number) => {
    if (saved.current.version !== newest) void look().catch(() => undefined);
  });
  useEffect(() => {
    if (state === "saved" && !isChanged && !isDeleting) lookAtNewer(version);
  }, [state, version, isChanged, isDeleting]);
  return { isChanged, look };
}
