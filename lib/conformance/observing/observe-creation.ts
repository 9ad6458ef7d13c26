import { randomBytes } from "node:crypto";
import type { Caller } from "@/lib/conformance/observing/create-caller";
import type { Exchange } from "@/lib/conformance/observing/exchange";
import type { Creation, SingleRead } from "@/lib/conformance/observing/observations";
import { asObject, type Seen, successBody } from "@/lib/conformance/observing/seen";

type Options = { caller: Caller; apiKey: string; wrongKey: string; interviews: Seen[] };

const optionalParameters = (phoneNumber: string, externalId: string) => ({
  "candidate[first_name]": "Conformance",
  "candidate[last_name]": "Check",
  "candidate[phone_number]": phoneNumber,
  "candidate[resume_url]": "https://example.com/resume.pdf",
  "candidate[external_id]": externalId,
});

// The highest id that any integer column can hold, or the next lower one that is no interview.
function unknownInterviewId(known: Set<unknown>): number {
  let id = 2 ** 31 - 1;
  while (known.has(id)) id -= 1;
  return id;
}

/** The id of the assessment that was just created, if its answer has one. */
export function createdId(exchange: Exchange): number | undefined {
  const id = asObject(successBody(exchange))?.id;
  return typeof id === "number" && Number.isSafeInteger(id) ? id : undefined;
}

/** Creates up to three assessments at example.com, without e-mails, and tries what is refused (sections 3, 4, 7). */
export async function observeCreation({ caller, apiKey, wrongKey, interviews }: Options) {
  const ids = interviews.map(({ fields }) => fields.id);
  const interviewId = ids.find((id) => typeof id === "number" && Number.isSafeInteger(id));
  if (typeof interviewId !== "number") return { creation: { creates: [] } satisfies Creation, singles: [] };

  const run = randomBytes(6).toString("hex");
  const candidate = (name: string) => ({ "candidate[email]": `conformance-${run}-${name}@example.com` });
  const interview = { interview_id: String(interviewId) };
  const post = (note: string, form: Record<string, string>, key: string | undefined = apiKey) =>
    caller.call({
      path: "/assessments",
      note,
      apiKey: key,
      form: { ...form, suppress_candidate_email: "true" },
    });

  const first = { ...interview, ...candidate("first") };
  const creates = [
    await post("(required parameters only)", first),
    await post("(all parameters, E.164 phone number)", {
      ...interview,
      ...candidate("second"),
      ...optionalParameters("+14155550100", `${run}-2`),
    }),
    await post("(all parameters, phone number in digits)", {
      ...interview,
      ...candidate("third"),
      ...optionalParameters("4155550100", `${run}-3`),
    }),
  ];
  const [required] = creates;
  const duplicate =
    required && createdId(required) !== undefined
      ? await post("(same candidate and interview again)", first)
      : undefined;
  const unknown = String(unknownInterviewId(new Set(ids)));
  const creation: Creation = {
    interviewId,
    creates,
    duplicate,
    withoutEmail: await post("without candidate[email]", interview),
    withoutInterview: await post("without interview_id", candidate("fourth")),
    unknownInterview: await post("(no such interview)", { ...candidate("fifth"), interview_id: unknown }),
    withoutKey: await caller.call({
      path: "/assessments",
      note: "without api_key",
      form: { ...interview, ...candidate("sixth"), suppress_candidate_email: "true" },
    }),
    invalidKey: await post("with an invalid api_key", { ...interview, ...candidate("seventh") }, wrongKey),
    listAfterwards: await caller.call({
      path: "/assessments",
      note: "after creating",
      apiKey,
      bound: "list",
    }),
  };

  const singles: SingleRead[] = [];
  for (const id of creates.map(createdId)) {
    if (id === undefined) continue;
    singles.push({
      id,
      exchange: await caller.call({ path: `/assessments/${id}`, note: "(just created)", apiKey }),
    });
  }
  return { creation, singles };
}
