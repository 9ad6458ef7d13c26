import { assessmentPageSchema } from "@/lib/assessments/schema";
import type { World } from "./worlds";

const decided = ["advance", "hold", "reject", "advance"] as const;

export async function workAsTeam({ url, cookie, get }: Pick<World, "url" | "cookie" | "get">): Promise<void> {
  const { assessments } = assessmentPageSchema.parse(
    await (await get("/api/assessments?status=completed&limit=12")).json(),
  );
  const headers = {
    cookie: await cookie("recruiter"),
    origin: url,
    "content-type": "application/json",
  };
  const send = async (method: "POST" | "PUT", path: string, body: object) => {
    const { ok, status } = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`${method} ${path} was answered with ${status}.`);
  };
  for (const [index, decision] of decided.entries()) {
    const id = assessments[index * 2 + 1]?.id;
    if (id !== undefined) await send("PUT", `assessments/${id}/decision`, { decision, from: "undecided" });
  }
  const noted = assessments[1]?.id;
  if (noted !== undefined)
    await send("POST", `assessments/${noted}/notes`, {
      body: "Strong on systems, and quick to answer.\nAsk about the second task when we talk.",
    });
  const handedOver = assessments.slice(0, 5).map(({ id }) => id);
  if (handedOver.length > 0) {
    await send("POST", "shortlists", { name: "Backend, first round", assessments: handedOver });
    await send("POST", "shortlists", { name: "Customer support in spring", assessments: [] });
  }
  const ids = assessments.slice(-2).map(({ id }) => id);
  if (ids.length > 0) await send("POST", "assessments/archive", { ids, archived: true });
}
