import type { HttpBindings } from "@hono/node-server";
import { z } from "zod";
import { readParameters } from "@/lib/sandbox/api/read-parameters";

/** One create as it met the service, whatever its caller got to see of it. */
export type RecordedCreate = {
  email: string;
  interviewId: number;
  /** Of the assessment it made; absent where it made none. */
  id?: number;
  /** What the service itself answered; absent when it was never asked. */
  status?: number;
  /** Whether the whole answer left for its caller. */
  answered: boolean;
};

/** When a create is looked at: before the work, after it, and when its answer has left. */
export type CreateMoment = "arrived" | "worked" | "answered";

export type CreateWatcher = (moment: CreateMoment, create: RecordedCreate) => void;

const bodySchema = z.object({ id: z.int() });

/** Keeps what was asked of the service, so that tests can set it against what the service then has. */
export function recordCreates(watch: CreateWatcher = () => undefined) {
  const creates: RecordedCreate[] = [];
  return {
    list: (): readonly RecordedCreate[] => creates,
    /** Follows one create. @returns its own `serve`, to be called at most once. */
    async follow(request: Request, outgoing: HttpBindings["outgoing"], serve: () => Promise<Response>) {
      const { parameters } = await readParameters(request.clone());
      const create: RecordedCreate = {
        email: String(parameters.get("candidate[email]") ?? ""),
        interviewId: Number(parameters.get("interview_id")),
        answered: false,
      };
      creates.push(create);
      outgoing.once("finish", () => {
        create.answered = create.status !== undefined;
        watch("answered", create);
      });
      watch("arrived", create);
      return async () => {
        const response = await serve();
        create.status = response.status;
        if (response.status === 201) create.id = bodySchema.parse(await response.clone().json()).id;
        watch("worked", create);
        return response;
      };
    },
  };
}
