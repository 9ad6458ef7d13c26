"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { membersQuery } from "@/components/query/members-query";
import { reading } from "@/components/query/reading";
import { patchJson, postJson } from "@/components/query/request-json";
import type { MemberView } from "@/lib/members/schema";

const answer = reading<{ member: MemberView }>({ member: "object" });

export type WantedChange =
  | { kind: "role"; role: MemberView["role"] }
  | { kind: "name"; name: string }
  | { kind: "enable" }
  | { kind: "disable" };

/** Puts a person as they are now where they stand in the list. */
export function useKeepMember(): (member: MemberView) => void {
  const client = useQueryClient();
  return (member) => {
    client.setQueryData(
      membersQuery().queryKey,
      (before) => before && { members: before.members.map((one) => (one.id === member.id ? member : one)) },
    );
    void client.invalidateQueries(membersQuery());
  };
}

/** Changes a person’s role or name, disables or enables them. */
export function useMemberChange(id: string) {
  const keep = useKeepMember();
  const router = useRouter();
  return useMutation({
    mutationFn({ kind, ...fields }: WantedChange) {
      const path = `/api/members/${id}`;
      return kind === "role" || kind === "name"
        ? patchJson(path, fields, answer)
        : postJson(`${path}/${kind}`, undefined, answer);
    },
    onSuccess({ member }) {
      keep(member);
      // One’s own role decides what else is on the page.
      router.refresh();
    },
  });
}
