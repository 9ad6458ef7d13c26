import { beginningMs } from "./take-over";
import type { World } from "./world";

/** An assessment as the service has it, whatever it has told. */
export type Made = {
  id: number;
  email: string;
  interviewId: number;
  submission: string | undefined;
  /** The invitation that it was made by, if any. */
  invitation: string | undefined;
  createdAt: string;
  completed: boolean;
  recommended: boolean;
  isRemoved: boolean;
  restoredAtMs: number;
  /** A documented field that its row lacks for now. */
  lacks: "id" | "created_at" | "completed" | undefined;
};

export type Asked = { method: string; path: string; parameters: URLSearchParams; invitation?: string };

export type Answered = { status: number; body: unknown; etag?: string };

export const interviews = [
  { id: 11, name: "Backend Engineer" },
  { id: 12, name: "Data Analyst" },
];

export const serviceKey = "simulated-key-of-the-employer";

const firstId = 101;

const refused = (status: number): Answered => ({ status, body: { error: "refused" } });
const invalid = (key: string, text: string): Answered => ({ status: 422, body: { [key]: [text] } });

/** The service of assessment-service.md as a function, and what only its operator sees. Its list may be behind. */
export function openService(world: World) {
  const made: Made[] = [];
  const lists: { fromMs: number; rows: unknown[] }[] = [{ fromMs: 0, rows: [] }];
  const clock = { aheadMs: 0 };

  const nowMs = () => beginningMs + world.nowMs + clock.aheadMs;

  function changed(): void {
    const rows = made.filter(({ isRemoved }) => !isRemoved).map(listed);
    lists.push({ fromMs: world.nowMs, rows });
  }

  function make(
    email: string,
    interviewId: number,
    by: { submission?: string; invitation?: string } = {},
  ): Made | undefined {
    const isPending = made.some(
      (one) => one.email === email && one.interviewId === interviewId && !one.completed && !one.isRemoved,
    );
    if (isPending) return undefined;
    const one: Made = {
      id: firstId + made.length,
      email,
      interviewId,
      submission: by.submission,
      invitation: by.invitation,
      createdAt: new Date(nowMs()).toISOString(),
      completed: false,
      recommended: false,
      isRemoved: false,
      restoredAtMs: Number.NEGATIVE_INFINITY,
      lacks: undefined,
    };
    made.push(one);
    changed();
    return one;
  }

  function create({ parameters, invitation }: Asked): Answered {
    const email = parameters.get("candidate[email]");
    const interviewId = Number(parameters.get("interview_id"));
    if (!email) return invalid("email", "can’t be blank");
    if (!interviews.some(({ id }) => id === interviewId))
      return invalid("interview_id", "is not an interview");
    const submission = parameters.get("candidate[external_id]") ?? undefined;
    const one = make(email, interviewId, { submission, invitation });
    if (!one) return invalid("email", "already has a pending assessment for this interview");
    return { status: 201, body: created(one) };
  }

  function readOne(text: string): Answered {
    const one = made.find(({ id, isRemoved }) => String(id) === text && !isRemoved);
    if (!one) return refused(404);
    const whose = { candidate_email: one.email, interview_id: String(one.interviewId) };
    return { status: 200, body: { ...present(one), ...(one.completed && whose) } };
  }

  function list(lagMs: number): Answered {
    const at = world.nowMs - lagMs;
    const index = lists.findLastIndex(({ fromMs }) => fromMs <= at);
    return { status: 200, body: lists[Math.max(index, 0)]?.rows, etag: `"${Math.max(index, 0)}"` };
  }

  return {
    made: made as readonly Made[],
    clock,
    nowMs,
    make,
    change(id: number, what: Partial<Pick<Made, "completed" | "recommended" | "isRemoved" | "lacks">>): void {
      const one = made.find((each) => each.id === id);
      if (!one) return;
      if (one.isRemoved && what.isRemoved === false) one.restoredAtMs = world.nowMs;
      Object.assign(one, what);
      changed();
    },
    created: (id: number): unknown => {
      const one = made.find((each) => each.id === id);
      return one && created(one);
    },
    answer(asked: Asked, lagMs = 0): Answered {
      const { method, path, parameters } = asked;
      const key = parameters.get("api_key");
      if (key === null) return refused(400);
      if (key !== serviceKey) return refused(401);
      if (method === "POST" && path === "/assessments") return create(asked);
      if (method !== "GET") return refused(404);
      if (path === "/interviews") return { status: 200, body: interviews };
      if (path === "/assessments") return list(lagMs);
      const id = /^\/assessments\/(\d+)$/.exec(path)?.[1];
      return id ? readOne(id) : refused(404);
    },
  };
}

export type Service = ReturnType<typeof openService>;

const created = ({ id, createdAt }: Made) => ({
  id,
  completed: false,
  created_at: createdAt,
  application_url: `https://apply.example/${id}`,
});

const present = (one: Made) => ({
  ...created(one),
  completed: one.completed,
  ...(one.completed && { recommended: one.recommended }),
  ...(one.completed &&
    one.recommended && { url: `https://reports.example/${one.id}`, detail: "Strong on design." }),
});

function listed(one: Made): unknown {
  const row = present(one);
  return one.lacks === undefined ? row : { ...row, [one.lacks]: undefined };
}
