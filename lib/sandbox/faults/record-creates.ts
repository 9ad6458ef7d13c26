import type { HttpBindings } from "@hono/node-server";
import { z } from "zod";
import { readParameters } from "@/lib/sandbox/api/read-parameters";

/** One create as it reached the service, whatever its caller saw of it. */
export type RecordedCreate = {
  email: string;
  interviewId: number;
  /** Of the assessment that it made, if any. */
  id?: number;
  /** The service's own answer; absent when it was never asked. */
  status?: number;
  /** Whether the whole answer was sent. */
  answered: boolean;
};

/** Before the work, after it, and when the answer was sent. */
export type CreateMoment = "arrived" | "worked" | "answered";

export type CreateWatcher = (moment: CreateMoment, create: RecordedCreate) => void;

const bodySchema = z.object({ id: z.int() });

/** Records creates, so that tests can compare them with what the service has. */
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
