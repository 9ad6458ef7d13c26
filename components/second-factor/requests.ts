import { queryOptions } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { getJson } from "@/components/http/request-json";
import type { SecondFactorView } from "@/lib/auth/second-factor/schema";

export const newSecretShape = answerShape<{ secret: string; uri: string }>({
  secret: "string",
  uri: "string",
});

export const recoveryCodesShape = answerShape<{ recoveryCodes: string[] }>({ recoveryCodes: "array" });

const viewShape = answerShape<SecondFactorView>({ hasPassword: "boolean", isRequired: "boolean" });

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => getJson("/api/profile/second-factor", viewShape, signal),
    staleTime: 10_000,
  });
