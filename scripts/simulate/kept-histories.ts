import type { History } from "./history";

/**
 * Minimised histories that once broke a promise. They are kept whole: a changed generator makes others of their seeds.
 */
export const keptHistories: { title: string; history: History }[] = [
  {
    title: "what a list told of the clocks counts for what is sent again by who doesn’t know it",
    history: {
      chance: 979816622,
      instances: 2,
      service: { lag: 5, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 30,
      seconds: 20,
      actions: [
        { kind: "give up", at: 0.959, which: 0, instance: 1 },
        { kind: "send again", at: 0.743, which: 1, instance: 0 },
        { kind: "freeze", at: 0.684, instance: 0, forMs: 8000 },
        { kind: "invite", at: 0.581, candidate: 0, interview: 0, instance: 1, again: true },
        { kind: "invite", at: 0.778, candidate: 1, interview: 0, instance: 1, again: true },
        { kind: "set service clock", at: 0.776, by: -3600 },
        { kind: "invite", at: 0.645, candidate: 2, interview: 1, instance: 1, again: false },
        { kind: "invite", at: 0.544, candidate: 2, interview: 0, instance: 0, again: true },
        { kind: "invite", at: 0.272, candidate: 0, interview: 1, instance: 0, again: true },
      ],
      faults: [{ on: "create", nth: 4, mishap: { kind: "failed", status: 500, isDone: true } }],
    },
  },
  {
    title: "who has not heard of the service’s clock doesn’t go by another process’s comparison",
    history: {
      chance: -9,
      instances: 2,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 0,
      seconds: 20,
      actions: [
        { kind: "invite", at: 0.754, candidate: 0, interview: 0, instance: 0, again: false },
        { kind: "set clock", at: 0.163, instance: 0, by: -3600 },
      ],
      faults: [
        { on: "interviews", nth: 1, mishap: { kind: "slow", there: 11.2, back: 2.4 } },
        { on: "create", nth: 0, mishap: { kind: "garbled" } },
      ],
    },
  },
  {
    title: "what is offered can be chosen, though looking takes it for another’s",
    history: {
      chance: 1565677150,
      instances: 2,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 0,
      seconds: 20,
      actions: [
        { kind: "remove", at: 0.174, row: 0 },
        { kind: "invite", at: 0.732, candidate: 2, interview: 0, instance: 1, again: false },
        { kind: "invite", at: 0.006, candidate: 1, interview: 1, instance: 0, again: false },
        { kind: "invite", at: 0.948, candidate: 0, interview: 1, instance: 0, again: true },
        { kind: "crash", at: 0.875, instance: 1, forMs: 6000 },
        { kind: "set clock", at: 0.145, instance: 0, by: 3600 },
        { kind: "freeze", at: 0.006, instance: 0, forMs: 3000 },
      ],
      faults: [
        { on: "create", nth: 2, mishap: { kind: "slow", there: 22.3, back: 0.2 } },
        { on: "create", nth: 0, mishap: { kind: "failed", status: 500, isDone: true } },
      ],
    },
  },
  {
    title: "what another process tells of a clock that was set back is told by another clock",
    history: {
      chance: -12,
      instances: 2,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 0,
      seconds: 5,
      actions: [
        { kind: "freeze", at: 0.626, instance: 1, forMs: 25000 },
        { kind: "set clock", at: 0.235, instance: 0, by: -30 },
        { kind: "set service clock", at: 0.252, by: -3600 },
        { kind: "freeze", at: 0.04, instance: 1, forMs: 8000 },
        { kind: "invite", at: 0.445, candidate: 0, interview: 1, instance: 1, again: false },
      ],
      faults: [],
    },
  },
  {
    title: "a clock that is set back while the service still works on a create is no reason to give it up",
    history: {
      chance: -1924444115,
      instances: 1,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 0,
      seconds: 20,
      actions: [
        { kind: "set service clock", at: 0.944, by: -40 },
        { kind: "invite", at: 0.049, candidate: 0, interview: 0, instance: 1, again: false },
      ],
      faults: [{ on: "create", nth: 0, mishap: { kind: "slow", there: 21, back: 12.7 } }],
    },
  },
  {
    title: "what arrives at the service when everybody has given it up is shown to everybody",
    history: {
      chance: -4282103,
      instances: 2,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 30,
      seconds: 5,
      actions: [
        { kind: "make elsewhere", at: 0.992, candidate: 0, interview: 1 },
        { kind: "freeze", at: 0.409, instance: 1, forMs: 3000 },
        { kind: "restart", at: 0.69, instance: 1 },
        { kind: "invite", at: 0.218, candidate: 0, interview: 0, instance: 0, again: false },
      ],
      faults: [{ on: "create", nth: 0, mishap: { kind: "slow", there: 23.1, back: 0.1 } }],
    },
  },
  {
    title: "what a process had begun that is gone holds up nobody",
    history: {
      chance: -1350500250,
      instances: 2,
      service: { lag: 0, hasEtag: false, tellsTime: true, ahead: 0 },
      queryMs: 400,
      seconds: 20,
      actions: [
        { kind: "send again", at: 0.291, which: 3, instance: 1 },
        { kind: "claim", at: 0.957, row: 2, candidate: 2, interview: 1, instance: 1 },
        { kind: "invite", at: 0.513, candidate: 2, interview: 1, instance: 1, again: false },
        { kind: "invite", at: 0.064, candidate: 2, interview: 0, instance: 1, again: true },
        { kind: "freeze", at: 0.6935, instance: 1, forMs: 14000 },
        { kind: "invite", at: 0.233, candidate: 2, interview: 0, instance: 0, again: true },
        { kind: "decide", at: 0.276, row: 4, decision: 1, instance: 0 },
        { kind: "restart", at: 0.841, instance: 1 },
        { kind: "invite", at: 0.152, candidate: 0, interview: 1, instance: 1, again: false },
        { kind: "give up", at: 0.587, which: 2, instance: 1 },
      ],
      faults: [],
    },
  },
];
