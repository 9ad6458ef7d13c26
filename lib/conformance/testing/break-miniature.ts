import {
  createMiniature,
  type MiniAnswer,
  type MiniRequest,
  type Respond,
} from "@/lib/conformance/testing/miniature-service";

type Fields = Record<string, unknown>;

export type BrokenService = {
  rule: string;
  how: string;
  respond: () => Respond;
  prefix?: string;
};

type Change = (answer: MiniAnswer, request: MiniRequest) => MiniAnswer;

const endpoints = {
  interviews: (method: string, path: string) => method === "GET" && path === "/interviews",
  list: (method: string, path: string) => method === "GET" && path === "/assessments",
  single: (method: string, path: string) => method === "GET" && /^\/assessments\/\d+$/.test(path),
  create: (method: string, path: string) => method === "POST" && path === "/assessments",
};

type Endpoint = keyof typeof endpoints;

/** Changes the answers of an endpoint that have a certain status. */
export function broken(
  rule: string,
  how: string,
  endpoint: Endpoint,
  status: number,
  change: Change,
): BrokenService {
  return {
    rule,
    how,
    respond: () => {
      const respond = createMiniature();
      return (request) => {
        const answer = respond(request);
        const isMeant = endpoints[endpoint](request.method, request.path) && answer.status === status;
        return isMeant ? change(answer, request) : answer;
      };
    },
  };
}

export const withStatus =
  (status: number): Change =>
  (answer) => ({ ...answer, status });

export const withBody =
  (change: (body: unknown) => unknown): Change =>
  (answer) => ({ ...answer, body: change(answer.body) });

export const rows = (body: unknown) => body as Fields[];
export const object = (body: unknown) => body as Fields;

export const onEach = (change: (row: Fields) => Fields) => withBody((body) => rows(body).map(change));
export const onOne = (change: (row: Fields) => Fields) => withBody((body) => change(object(body)));

export const omit =
  (name: string) =>
  ({ [name]: _left, ...rest }: Fields): Fields =>
    rest;

type State = "pending" | "recommended" | "not recommended";

const stateOf = ({ completed, recommended }: Fields): State =>
  completed ? (recommended ? "recommended" : "not recommended") : "pending";

export const when =
  (state: State, change: (row: Fields) => Fields) =>
  (row: Fields): Fields =>
    stateOf(row) === state ? change(row) : row;

export const put =
  (fields: Fields) =>
  (row: Fields): Fields => ({ ...row, ...fields });
