/** One assessment. */
export const assessment = {
  interviewUnknown: "Interview not known yet",
  openReport: "Open full report",
  link: "Application link",
  linkMeans: "Whoever has this link can take the interview as the candidate.",
  linkProbable: "Probably theirs, but not confirmed yet",
  copyLink: "Copy link",
  copyAsks: "{label}…",
  probableLinkTitle: "This link may be somebody else’s",
  probableLinkText:
    "The service never confirmed this invitation. This assessment is the only new one that fits, so it is probably theirs, but whoever gets the link can apply as its candidate. Shortlist knows for certain once it is completed.",
  copyAllTheSame: "Copy link all the same",
  details: "Details",
  phone: "Phone",
  resume: "Résumé",
  externalId: "External id",
  invitedBy: "Invited by",
  created: "Created",
  id: "Assessment id",
  findings: {
    pending: "Nothing yet. The result arrives here by itself once the candidate has finished.",
    recommended: "The service gave no detail.",
    not_recommended: "The service gave no detail. It gives none for some interviews.",
  },
  signedOutNotice:
    "You have been signed out. This page shows what we had before; sign in again to see what changed.",
  noAnswerNotice: "Shortlist doesn’t answer right now. This page shows what we had before. We keep trying.",
  announced: "{name}: {status}",
  previous: "Previous assessment",
  next: "Next assessment",
  missing: "This assessment isn’t here",
  notLoaded: "This assessment couldn’t be loaded",
  archive: "Archive",
  archiveMeans: "Out of your team’s sight. Nothing changes for the candidate.",
  archivedNotice:
    "Archived <when></when>. It is out of your team’s sight; nothing changed for the candidate.",
  bringBack: "Bring back",
  probableTitle: "Probably this candidate’s",
  probablePending:
    "The service never confirmed this invitation. This is the only new assessment that fits it. Shortlist knows for certain once it is completed; until then its link may be somebody else’s.",
  probableCompleted:
    "The service never confirmed this invitation. This is the only new assessment that fits it. Shortlist is asking the service whose it is.",
  overruledTitle: "The assessment service says otherwise",
  overruledInterview:
    "{by} had said that this was for another interview. The completed assessment says that it was {interview}.",
  overruledInterviewUnknown:
    "{by} had said that this was for another interview. The completed assessment says that it was not that one.",
  overruledPerson:
    "{by} had said that this was {claimed}. The completed assessment says that it was {email}.",
} as const;

/** What happened to it. */
export const timeline = {
  title: "Timeline",
  decided: "Decided: {decision}",
  decidedBy: "Decided: {decision} by {name}",
  decisions: { advance: "advance", hold: "hold", reject: "reject" },
  undecided: "Decision taken back",
  undecidedBy: "Decision taken back by {name}",
  archived: "Archived",
  archivedBy: "Archived by {name}",
  unarchived: "Back from the archive",
  unarchivedBy: "Back from the archive by {name}",
  unarchivedWhy: "because it was completed",
  corrected: "Candidate corrected",
  correctedBy: "Candidate corrected by {name}",
  invited: "Invited",
  invitedBy: "Invited by {name}",
  emailOff: "service e-mail off",
  completed: "Completed",
  between: "seen between {after} and {before}",
  before: "some time before {before}",
  changed: "Result changed by the assessment service",
  learned: "Candidate learned",
  learnedHow: "from the completed assessment",
  linkCopied: "Link copied",
  linkCopiedBy: "Link copied by {name}",
  handedOver: "Link handed over",
  handedOverBy: "Link handed over by {name}",
  gone: "Gone from the assessment service",
  goneHow: "its list no longer has it",
  cameBack: "Back in the assessment service’s list",
  claimed: "Claimed",
  claimedBy: "Claimed by {name}",
  claimedAs: "as {email}",
  withdrawn: "Claim taken back",
  withdrawnBy: "Claim taken back by {name}",
  overruled: "Claim overruled",
  overruledHow: "the completed assessment says otherwise",
  overruledAs: "claimed as {email}, the completed assessment says otherwise",
} as const;

/** Saying who an assessment is that was made elsewhere. */
export const claims = {
  ask: "Who is this?",
  known: "Who this is",
  intro:
    "The assessment service doesn’t say for whom it is before it is completed. If you know, say so. Should the service say otherwise then, its word counts.",
  correctionIntro: "Your correction stands until the service says whose it is.",
  submit: "Say who it is",
  saveCorrection: "Save correction",
  saidSo:
    "<who>{by}</who> said so <at></at>. The assessment service tells only when it is completed, and has the last word.",
  correct: "Correct",
  takeBack: "Take it back",
  fitOne: "It could be an invitation that was never confirmed",
  fitMany: "It could be one of these invitations that were never confirmed",
  isTheirs: "This is {name}’s",
  isThatInvitation: "It is that invitation",
  openOther: "Open the other one",
  signedOut: "You have been signed out. Sign in in another tab, then try again; what you entered stays.",
  noAnswer: "Shortlist didn’t answer. Try again in a moment.",
  maybeTitle: "It may be one of these",
  maybeText: "They are pending and were made outside Shortlist. If you recognise the candidate’s, say so.",
  assessmentNumber: "Assessment <id></id>",
  createdAt: "created <at></at>",
  thisIsIt: "This is it<more>: assessment {id}</more>",
  moreUnclaimed:
    "These are the newest; {count, plural, =1 {1 more is} other {{shown} more are}} in the table under Unclaimed.",
} as const;

/** Mending what is known of a candidate. */
export const correction = {
  edit: "Edit",
  intro: "For your directory alone: what the assessment service was told stays as it is.",
  save: "Save",
  theirs: "In the directory by now: {value}",
  theirsEmpty: "In the directory by now: nothing",
  saveOverTheirs: "Save mine all the same",
  openOther: "Open the other one",
  emailTold: "The assessment service has said that it is this one’s.",
} as const;
