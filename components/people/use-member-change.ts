"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { answerShape } from "@/components/http/answer-shape";
import { deleteJson, patchJson, postJson } from "@/components/http/request-json";
import { membersQuery } from "@/components/people/members-query";
import type { MemberView } from "@/lib/members/schema";

const answer = answerShape<{ member: MemberView }>({ member: "object" });

export type WantedChange =
  | { kind: "role"; role: MemberView["role"] }
  | { kind: "name"; name: string }
  | { kind: "enable" }
  | { kind: "disable" }
  | { kind: "secondFactor" };

/** Puts a changed member into the cached list. */
export function useSetMember(): (member: MemberView) => void {
  const client = useQueryClient();
  return (member) => {
    client.setQueryData(
      membersQuery().queryKey,
      (before) =>
        before && { ...before, members: before.members.map((one) => (one.id === member.id ? member : one)) },
    );
    void client.invalidateQueries(membersQuery());
  };
}

export function useMemberChange(id: string) {
  const setMember = useSetMember();
  const router = useRouter();
  return useMutation({
    mutationFn({ kind, ...fields }: WantedChange) {
      const path = `/api/members/${id}`;
      if (kind === "secondFactor") return deleteJson(`${path}/second-factor`, answer);
      return kind === "role" || kind === "name"
        ? patchJson(path, fields, answer)
        : postJson(`${path}/${kind}`, undefined, answer);
    },
    onSuccess({ member }) {
      setMember(member);
      // The person’s own role decides what else is on the page.
      router.refresh();
    },
  });
}
