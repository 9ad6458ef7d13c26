import { describe, expect, test } from "vitest";
import type { InvitationState } from "@/lib/db/invitation-tables";
import { type InvitationEvent, nextState } from "@/lib/invitations/state/state-machine";

const states: InvitationState[] = [
  "submitting",
  "not_sent",
  "rejected",
  "created",
  "unconfirmed",
  "probable",
  "did_not_land",
];

/** Every event with every transition it may make; a row missing here must not happen. */
const allowed: Record<InvitationEvent, [InvitationState, InvitationState][]> = {
  answered: [
    ["submitting", "created"],
    ["unconfirmed", "created"],
    ["probable", "created"],
    ["did_not_land", "created"],
    ["created", "created"],
  ],
  misanswered: [
    ["submitting", "unconfirmed"],
    ["unconfirmed", "unconfirmed"],
    ["probable", "probable"],
    ["did_not_land", "unconfirmed"],
  ],
  refused: [
    ["submitting", "rejected"],
    ["unconfirmed", "rejected"],
    ["probable", "rejected"],
  ],
  never_left: [
    ["submitting", "not_sent"],
    ["unconfirmed", "not_sent"],
    ["probable", "not_sent"],
  ],
  unanswered: [
    ["submitting", "unconfirmed"],
    ["unconfirmed", "unconfirmed"],
  ],
  refused_as_pending: [
    ["submitting", "unconfirmed"],
    ["unconfirmed", "unconfirmed"],
  ],
  repeated_in_vain: [
    ["submitting", "did_not_land"],
    ["unconfirmed", "did_not_land"],
  ],
  lost_before_call: [["submitting", "not_sent"]],
  lost_in_call: [["submitting", "unconfirmed"]],
  matched: [["unconfirmed", "probable"]],
  match_withdrawn: [["probable", "unconfirmed"]],
  confirmed: [
    ["unconfirmed", "created"],
    ["probable", "created"],
  ],
  contradicted: [
    ["probable", "unconfirmed"],
    ["created", "unconfirmed"],
  ],
  superseded: [["created", "did_not_land"]],
  not_seen: [["unconfirmed", "did_not_land"]],
  chosen: [
    ["unconfirmed", "created"],
    ["probable", "created"],
  ],
  given_up: [["unconfirmed", "did_not_land"]],
  sent_again: [
    ["not_sent", "submitting"],
    ["did_not_land", "submitting"],
  ],
  dismissed: [
    ["not_sent", "not_sent"],
    ["did_not_land", "did_not_land"],
  ],
  restored: [
    ["submitting", "unconfirmed"],
    ["unconfirmed", "unconfirmed"],
    ["probable", "probable"],
    ["not_sent", "unconfirmed"],
    ["did_not_land", "unconfirmed"],
  ],
};

describe.each(Object.entries(allowed) as [InvitationEvent, [InvitationState, InvitationState][]][])(
  "an invitation that is %s",
  (event, pairs) => {
    test.each(states)("from %s", (state) => {
      expect(nextState(state, event)).toBe(pairs.find(([from]) => from === state)?.[1]);
    });
  },
);
