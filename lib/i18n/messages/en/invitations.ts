/** Inviting one candidate, and what became of it. */
export const invite = {
  title: "New assessment",
  subtitle: "One candidate, one interview, one link.",
  restored: "What you had entered is still here.",
  startOver: "Start over",
  submit: "Create assessment",
  back: "Assessments",
  interview: "Interview",
  chooseInterview: "Choose an interview…",
  searchInterviews: "Search interviews…",
  noInterviewMatches: "No interview matches.",
  recentInterviews: "Recent",
  otherInterviews: "Others",
  didYouMean: "Did you mean <email></email>?",
  noInterviews: "There are no interviews yet. They come from the assessment service.",
  awayTitle: "Inviting doesn’t work right now",
  away: "We can’t read the assessment service. You can fill in the form: what you enter is kept, and can be sent once the service is back.",
  awayKey:
    "The assessment service doesn’t accept our key, so nobody can be invited. Ask an administrator to look at the connection; what you enter is kept.",
  loadingInterviews: "Loading the interviews…",
  interviewsFailed: "The interviews couldn’t be loaded. Reload the page.",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  phoneHint: "Such as +44 20 7946 0018, or digits only.",
  externalId: "External id",
  externalIdHint: "The candidate’s id in your own system.",
  resume: "Résumé",
  resumeHint: "A web address at which the service can read it.",
  suppress: "Don’t e-mail the candidate; I’ll send the link myself",
  suppressOn: "Nobody is e-mailed. You get the link to hand over.",
  suppressOff: "Otherwise the assessment service e-mails the link to the candidate at once.",
  notSent: "Not sent",
  notCreated: "Not created",
  signedOutText:
    "Sign in again in another tab, then come back and press Create. What you entered stays here.",
  lostTitle: "No answer arrived",
  lostText:
    "We don’t know whether the candidate has been invited. Try again without changing anything: Shortlist recognises the invitation, and the candidate gets only one.",
  assessAgain: "Assess again",
  openCompleted: "Open the completed one",
  openAssessment: "Open assessment",
  seeAttention: "See what needs attention",
  waitSettled: "Wait until it is settled; a second invitation could reach the candidate twice.",
  isInvited: "<name></name> is invited",
  wasInvited: "<name></name> has been invited before",
  emailed: "The assessment service e-mails this link to {email}. You can hand it over yourself too.",
  emailedNobodyNamed:
    "The assessment service e-mails this link to the candidate. You can hand it over yourself too.",
  claimed: "The assessment that was pending is now in their name. This is its link:",
  byHand: "Nobody has been e-mailed. Send them this link:",
  linkMeans: "{interview} · whoever has this link can take the interview as the candidate.",
  linkMeansAlone: "Whoever has this link can take the interview as the candidate.",
  another: "Invite another for the same interview",
  unconfirmedTitle: "This invitation is unconfirmed",
  probableTitle: "This invitation probably arrived",
  didNotLandTitle: "This invitation didn’t arrive",
  kept: "What you entered for <name></name> ({interview}) is kept under Needs attention.",
  somebodyElse: "Invite somebody else",
} as const;

/** What there is to say about whoever is being invited. */
export const candidate = {
  pending: "Has a pending assessment for this interview already.",
  completed: "Has completed this interview before ({result}). You can assess them again.",
  open: "Was invited to this interview already, which the assessment service hasn’t confirmed yet.",
  also: "Also invited to {interviews}.",
  before: "Invited before to {interviews}.",
  interviewAndStatus: "{interview} ({status})",
  more: "{count, plural, other {# more}}",
  openIt: "Open it",
  elsewhereTitle: "This candidate was invited elsewhere too",
} as const;

/** Invitations that somebody should look at. */
export const attention = {
  title: "Needs attention",
  pill: "{count, plural, =1 {1 needs attention} other {# need attention}}",
  groups: {
    invitations: "{count, plural, =1 {1 invitation} other {{shown} invitations}}<more> to clear up</more>",
    notHandedOver: "{count, plural, =1 {1 link} other {{shown} links}}<more> not handed over</more>",
    overdue: "{shown} pending<more> for more than {days, plural, =1 {1 day} other {# days}}</more>",
  },
  lists: {
    invitations: "Invitations to clear up",
    notHandedOver: "Links that nobody has handed over",
    overdue: "Pending for long",
  },
  means: {
    notHandedOver:
      "The assessment service was asked not to e-mail these candidates, and nobody here has copied their links: they don’t know of it yet.",
    overdue:
      "Invited more than {days, plural, =1 {a day} other {# days}} ago and not done yet. A reminder with the link may help.",
  },
  showMore: "Show {count} more",
  rest: "{count, plural, =1 {1 more comes} other {{shown} more come}} as these are dealt with.",
  inTable: "The longest pending in the table",
  handItOver: "I’ve handed it over",
  handedOver: "Handed over",
  settled: "Settled",
  allSettled: "Nothing needs attention any more.",
  dismiss: "Dismiss",
  change: "Change",
  sendAgain: "Send again",
  couldBe: "Assessments that could be {name}’s",
  made: "made <at></at>",
  thisOne: "It’s this one",
  thisOneId: "It’s this one: assessment {id}",
  noneOfThem: "None of them",
  didntArrive: "It didn’t arrive",
  asks: "{label}…",
  giveUpTitle: "Did {name}’s invitation not arrive?",
  giveUpText:
    "If the assessment service did receive it, the candidate may already have an e-mail with the link. Ask them, or look in the service, before you say so. Shortlist stops looking for it, and you can send it again.",
  keepLooking: "Keep looking",
  states: {
    not_sent: "Not sent",
    submitting: "Still sending",
    unconfirmed: "Unconfirmed",
    probable: "Probably arrived",
    did_not_land: "Didn’t arrive",
    rejected: "Refused",
    created: "Created",
  },
  tooLong:
    "The assessment service is taking unusually long to answer. Wait for it: a second invitation could reach the candidate twice.",
  candidates:
    "{count, plural, =1 {One new assessment could be it, and only a person can tell.} other {# new assessments could be it, and only a person can tell which.}}",
  waitingForList: "Waiting for the service’s next list",
  listsLooked: "{count, plural, =1 {1 list looked through} other {# lists looked through}}",
  lookedAt: "{looking}, the last <at></at>",
} as const;

/** What became of an invitation without an assessment (lib/invitations/invitation-view.ts). */
export const invitation = {
  not_sent:
    "This invitation never reached the assessment service, so nobody has been invited. You can send it again safely.",
  unconfirmed:
    "The assessment service didn’t confirm this invitation, so the candidate may or may not have been invited. Shortlist looks for it in the service’s list; don’t invite them again until it is settled.",
  probable:
    "A new assessment is probably this invitation’s: no other fits. Shortlist knows for certain once the candidate has completed it.",
  did_not_land:
    "The assessment service’s lists don’t have it, so nobody has been invited. You can send it again.",
  did_not_land_by: "{name} said that this invitation didn’t arrive. You can send it again.",
  submitting: "This invitation is on its way to the assessment service.",
  rejected: "The assessment service refused this invitation. Nobody has been invited.",
  created: "The assessment exists now.",
  refused: "{field}: {text}",
  fields: {
    interviewId: "Interview",
    candidate_email: "E-mail",
    candidate_firstName: "First name",
    candidate_lastName: "Last name",
    candidate_phoneNumber: "Phone number",
    candidate_resumeUrl: "Résumé",
    candidate_externalId: "External ID",
  },
  reasons: {
    broke_off: "The connection to the service broke off.",
    unreachable: "The service could not be reached.",
    timed_out: "The service didn’t answer in time.",
    service_failure: "The service answered with an error of its own.",
    unavailable: "The service was not available.",
    unreadable: "The service’s answer could not be read.",
    redirect_refused: "The service sent us elsewhere, which we don’t follow.",
    interrupted: "Shortlist was stopped while it waited for the answer.",
    never_left: "The service could not be reached when it was sent again.",
    never_called: "Shortlist was stopped before it was sent.",
    pending_there:
      "The service says that this candidate already has a pending assessment for this interview.",
    invalid_key: "The service doesn’t accept our key.",
    not_authorised: "The service doesn’t let our key create assessments.",
    rate_limited: "The service asked us to slow down.",
    invalid_parameters: "The service refused it when it was sent again.",
  },
} as const;
