import { z } from "zod";
import { bodySizes, operations } from "@/lib/operation";
import { assessmentIdParam, memberIdParam, uuidParam } from "@/lib/path-params";
import { openingHeader } from "@/lib/shortlists/opening-header";
import {
  addedCandidatesSchema,
  addedSchema,
  changedCandidateSchema,
  changedShortlistSchema,
  newLinkSchema,
  newShortlistSchema,
  readingSchema,
  sharedShortlistSchema,
  shortlistSchema,
  shortlistSummarySchema,
  shortlistsPageSchema,
  shortlistsQuerySchema,
  voteBodySchema,
} from "@/lib/shortlists/schema";

const id = uuidParam("This shortlist no longer exists.", { reason: "shortlist_missing" });
const ofList = { id };
const ofCandidate = { id, assessmentId: assessmentIdParam };
const ofLink = { id, linkId: uuidParam("This link no longer exists.", { reason: "shared_link_missing" }) };
const ofMember = { id, memberId: memberIdParam };

const oneSchema = z.object({ shortlist: shortlistSchema });
const oneReadingSchema = z.object({ shortlist: readingSchema });

/** 200 candidates with a word each, however it is escaped. */
const wordsBytes = 1024 * 1024;

export const shortlistOperations = operations({
  listShortlists: {
    method: "GET",
    path: "/api/shortlists",
    summary:
      "The shortlists that one may read, page by page, the last changed first: a recruiter all, a viewer those that are shared with them. Of a search, the one of that very name comes first.",
    role: "viewer",
    query: shortlistsQuerySchema,
    answers: { 200: shortlistsPageSchema },
  },
  makeShortlist: {
    method: "POST",
    path: "/api/shortlists",
    summary: "Makes a shortlist of these assessments, in this order.",
    role: "recruiter",
    body: newShortlistSchema,
    answers: { 201: addedSchema },
    problems: [404, 409],
    pace: "creates",
  },
  readShortlist: {
    method: "GET",
    path: "/api/shortlists/[id]",
    summary: "A shortlist as its recruiters see it, with all opinions, readers and links.",
    role: "recruiter",
    params: ofList,
    answers: { 200: oneSchema },
  },
  changeShortlist: {
    method: "PATCH",
    path: "/api/shortlists/[id]",
    summary: "Changes name, note, what is shown or whether it is archived; what isn’t named stays.",
    role: "recruiter",
    params: ofList,
    body: changedShortlistSchema,
    maxBytes: bodySizes.text,
    answers: { 200: oneSchema },
    problems: [409],
  },
  deleteShortlist: {
    method: "DELETE",
    path: "/api/shortlists/[id]",
    summary: "Deletes a shortlist with its links and opinions.",
    role: "recruiter",
    params: ofList,
    answers: { 204: null },
  },
  readReading: {
    method: "GET",
    path: "/api/shortlists/[id]/reading",
    summary: "A shortlist as its readers see it, with one’s own opinions.",
    role: "viewer",
    params: ofList,
    answers: { 200: oneReadingSchema },
  },
  addCandidates: {
    method: "POST",
    path: "/api/shortlists/[id]/candidates",
    summary: "Adds candidates. Those that stand in it already stay as they are.",
    role: "recruiter",
    params: ofList,
    body: addedCandidatesSchema,
    maxBytes: wordsBytes,
    answers: { 200: addedSchema },
    problems: [409],
  },
  changeCandidate: {
    method: "PATCH",
    path: "/api/shortlists/[id]/candidates/[assessmentId]",
    summary: "Moves a candidate, or changes the recruiter’s word about them.",
    role: "recruiter",
    params: ofCandidate,
    body: changedCandidateSchema,
    answers: { 200: oneSchema },
    problems: [409],
  },
  removeCandidate: {
    method: "DELETE",
    path: "/api/shortlists/[id]/candidates/[assessmentId]",
    summary: "Takes a candidate out of a shortlist.",
    role: "recruiter",
    params: ofCandidate,
    answers: { 200: oneSchema },
  },
  vote: {
    method: "PUT",
    path: "/api/shortlists/[id]/candidates/[assessmentId]/vote",
    summary: "Gives one’s opinion of a candidate, yes, no or unsure, or takes it back.",
    role: "viewer",
    params: ofCandidate,
    body: voteBodySchema,
    answers: { 200: oneReadingSchema },
  },
  shareShortlist: {
    method: "PUT",
    path: "/api/shortlists/[id]/readers/[memberId]",
    summary: "Shares a shortlist with a colleague.",
    role: "recruiter",
    params: ofMember,
    answers: { 200: oneSchema },
  },
  unshareShortlist: {
    method: "DELETE",
    path: "/api/shortlists/[id]/readers/[memberId]",
    summary: "Takes a shortlist back from a colleague.",
    role: "recruiter",
    params: ofMember,
    answers: { 200: oneSchema },
  },
  makeSharedLink: {
    method: "POST",
    path: "/api/shortlists/[id]/links",
    summary: "Makes a link by which anybody reads a shortlist until it expires. It is told this once.",
    role: "recruiter",
    params: ofList,
    body: newLinkSchema,
    answers: { 201: z.object({ url: z.string(), expiresAt: z.string(), shortlist: shortlistSchema }) },
    problems: [409],
    pace: "creates",
  },
  revokeSharedLink: {
    method: "DELETE",
    path: "/api/shortlists/[id]/links/[linkId]",
    summary: "Ends a link at once.",
    role: "recruiter",
    params: ofLink,
    answers: { 200: oneSchema },
  },
  readShared: {
    method: "GET",
    path: "/api/shared/[token]",
    summary: "What the holder of a link reads. One that is wrong, expired or revoked is not there.",
    role: "none",
    params: {
      token: {
        schema: z.string().regex(/^[\w-]{1,100}$/),
        missing: [
          "This link is invalid or has expired. Ask the person who sent it for a new one.",
          { reason: "shared_link_spent" },
        ],
      },
    },
    headers: {
      "If-None-Match": { description: "The `ETag` of what is at hand.", schema: z.string().optional() },
      [openingHeader]: {
        description: "Sent once by a page that a browser has opened: it counts as an opening.",
        schema: z.string().optional(),
      },
    },
    answers: { 200: sharedShortlistSchema, 304: null },
    problems: [404, 429],
  },
});

export const shortlistSchemas = {
  Shortlist: shortlistSchema,
  ShortlistReading: readingSchema,
  ShortlistSummary: shortlistSummarySchema,
  SharedShortlist: sharedShortlistSchema,
};
