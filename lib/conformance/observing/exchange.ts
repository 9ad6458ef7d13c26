/** `unread` is a body that broke off or was too large. */
export type Body =
  | { kind: "json"; value: unknown }
  | { kind: "not json"; why: string }
  | { kind: "unread"; why: string };

export type Answer = {
  kind: "answer";
  /** For the report: method, path and what was special, never the query or form. */
  request: string;
  status: number;
  contentType: string | null;
  location: string | null;
  body: Body;
};

/** No answer came. That says nothing about the service: the network may be at fault. */
type Silence = { kind: "silence"; request: string; why: string };

export type Exchange = Answer | Silence;

export const isSuccess = (exchange: Exchange | undefined): exchange is Answer =>
  exchange?.kind === "answer" && exchange.status >= 200 && exchange.status < 300;

export const isError = (exchange: Exchange): exchange is Answer =>
  exchange.kind === "answer" && exchange.status >= 400;
