/** By the `code` of a problem document, or its `reason` where a code has several. The HTTP interface says the same. */
export const problems = {
  no_answer: "Shortlist didn’t answer.",
  unreadable: "Shortlist’s answer could not be read.",
  internal: "Something went wrong on our side. The log has the cause under this ID.",
  sign_in_required: "Sign in to continue.",
  forbidden: "Your role doesn’t allow this. Ask an administrator if you need it.",
  other_site: "This request came from another site, so nothing was changed.",
  wrong_address:
    "This page is at {came}, but Shortlist expects {expected}, so nothing was changed. Open Shortlist there, or ask an administrator to correct APP_URL.",
  not_found: "There is nothing here, or it no longer exists.",
  assessment_missing: "This assessment doesn’t exist.",
  candidate_erased: "This candidate was erased. Nothing more can be recorded about them.",
  erase_changed: "This candidate’s data has changed. Check again what will be deleted.",
  already_blocked: "A colleague has already blocked erasing this candidate.",
  erasure_blocked: "Erasing this candidate is blocked. Unblock it first.",
  block_missing: "Erasing this candidate is no longer blocked.",
  erase_unsettled:
    "An invitation to this candidate is being sent, or its outcome isn’t known yet. Wait a moment, or settle it under Needs attention. Then try again.",
  candidate_missing: "There is no such candidate.",
  invitation_missing: "This invitation doesn’t exist.",
  person_missing: "There is no such person.",
  session_over: "This session has already ended.",
  invalid: "Check the fields below.",
  refused_by_service: "The assessment service didn’t accept this.",
  submission_reused:
    "This submission was already used for another invitation. Reload the page and try again.",
  busy: "Someone else invited this candidate at the same moment. Check the table, then try again.",
  pending_here: "This candidate already has a pending assessment for this interview. Here is the link.",
  pending_here_unconfirmed:
    "This candidate was already invited to this interview, and the assessment service hasn’t confirmed it yet.",
  pending_unseen:
    "The assessment service already has a pending assessment of this candidate for this interview, and you can’t see it. Ask an administrator.",
  pending_blind:
    "This candidate already has a pending assessment for this interview. You review it blind, so Shortlist doesn’t say which one it is. A colleague who doesn’t can hand over its link.",
  completed_here: "This candidate has completed this interview before. Do you want to assess them again?",
  not_sent:
    "We couldn’t reach the assessment service, so the candidate wasn’t invited. What you entered is still here: try again in a moment.",
  rejected:
    "The assessment service refused this request, so the candidate wasn’t invited. If it happens again, ask an administrator to check the connection.",
  rejected_invalid_key:
    "The assessment service doesn’t accept our key, so the candidate wasn’t invited. Ask an administrator to check the connection.",
  rejected_not_authorised:
    "The assessment service doesn’t let our key create assessments, so the candidate wasn’t invited. Ask an administrator.",
  rejected_rate_limited:
    "The assessment service asked us to slow down, so the candidate wasn’t invited. Wait a minute, then try again.",
  gone: "The assessment service no longer has this assessment.",
  completed: "This assessment has just been completed. Shortlist is asking the service whose it is.",
  other_is_pending:
    "This candidate already has another pending assessment for this interview, so this one can’t be theirs.",
  fits_invitation:
    "This looks like an invitation of this candidate that the service never confirmed. Confirm it to settle it.",
  invited_unconfirmed:
    "This candidate was invited to this interview, and the assessment service hasn’t confirmed it yet. Wait until that is settled.",
  claimed_here: "Someone changed this at the same moment. Check the latest version.",
  claimed_here_by: "{by} has just assigned this to {email}.",
  claimed_here_learned: "This has just turned out to be {email}.",
  decided_here: "{by} has just decided otherwise. Check the latest decision.",
  assigned_here: "{by} has just changed the owner. Check who it is now.",
  contacted_here: "{by} has just contacted them. Check the timeline first.",
  unclaimed: "This assessment has no candidate yet. Assign one first.",
  not_settled: "It isn’t certain yet whose assessment this is. Correct it once that is settled.",
  separated_here: "This address is no longer joined to the candidate.",
  corrected_here: "Someone has just changed this candidate’s details. Check the latest version.",
  note_changed: "{by} has changed this note in the meantime. Nothing is lost: here are their text and yours.",
  note_missing: "This note no longer exists.",
  note_not_yours: "Only its author or an administrator can change a note.",
  note_reused: "This note’s ID was already used for another one.",
  too_many_notes: "There are 500 notes here already. Delete one before you add another.",
  view_missing: "This view no longer exists.",
  view_not_yours: "Only its creator or an administrator can change a shared view. Save it as your own.",
  view_not_shareable: "Your role lets you save views for yourself, but not share them.",
  too_many_views: "You have 50 saved views already. Delete one that you no longer need, then save this one.",
  too_many_pins: "You have {most} views pinned already. Unpin one that you need less, then pin this one.",
  import_missing: "This import no longer exists.",
  import_not_draft: "This import has already been started, so its rows can no longer be changed.",
  import_is_draft: "This import hasn’t been started yet.",
  import_has_ended: "This import has ended.",
  import_not_ended: "This import hasn’t ended yet. Stop it first.",
  import_is_empty: "There is no one to invite in this import yet.",
  import_full: "An import takes up to {most} rows. Create a second one for the rest.",
  too_many_imports: "There are {most} drafts already. Delete one you no longer need, then try again.",
  shortlist_missing: "This shortlist no longer exists.",
  shortlist_candidate_missing: "This candidate is no longer in the shortlist.",
  shortlist_changed:
    "{by} has changed this text in the meantime. Nothing is lost: here are theirs and yours.",
  shortlist_changed_by_somebody:
    "Someone has changed this text in the meantime. Nothing is lost: here are theirs and yours.",
  shortlist_full:
    "A shortlist holds at most 200 candidates, so none of these were added. Create a second one for the rest.",
  too_many_shortlists:
    "There are 5,000 shortlists already. Delete one you no longer need, then create this one.",
  too_many_links: "This shortlist already has twenty links. Revoke one you no longer need.",
  shared_link_missing: "This link no longer exists.",
  shared_link_spent: "This link is invalid or has expired. Ask the person who sent it for a new one.",
  not_dismissible:
    "Only an invitation that no one can have received can be dismissed. Check its latest state.",
  not_unconfirmed: "This invitation is no longer unconfirmed. Check its latest state.",
  not_a_candidate: "This assessment can’t be the invitation’s, or has turned out to be someone else’s.",
  not_sendable: "This invitation can’t be sent again: it is on its way, settled, or replaced by another one.",
  own_account_reset: "You can’t reset your own account. Change your password in your profile.",
  own_account_disable: "You can’t disable your own account. Ask another administrator.",
  second_factor_on: "A second factor is already on. Turn it off first, then set up another one.",
  second_factor_off: "There is no second factor on any longer. Reload the page.",
  second_factor_not_begun: "That took too long. Begin again with a new code.",
  second_factor_required: "Your team requires a second factor, so it can’t be turned off.",
  second_factor_first:
    "Turn on your own second factor in your profile first. Otherwise you would be signed out now.",
  own_second_factor: "You turn your own second factor off in your profile.",
  sign_in_step_over: "That took too long, or too many codes were wrong. Sign in again.",
  no_provider: "No company sign-in is set up, so there is nothing to test.",
  password_changed: "Your password was changed elsewhere in the meantime.",
  method_not_allowed: "This can’t be done at this address.",
  too_large: "This is more than we accept at once ({kib} KiB). Shorten it, then try again.",
  unusable_characters: "This contains characters that can’t be saved. Remove them, then try again.",
  too_many_streams:
    "Shortlist is open in too many places to keep them all up to date. Close some, then try again.",
  too_many_creates:
    "That was a lot within a minute. Wait a moment, then try again: nothing you entered is lost.",
  too_many_changes:
    "That is a lot of changes at once. Wait a moment, then try again: nothing you entered is lost.",
  too_many_exports:
    "You have {atMost} exports under way. Wait until one is done, or cancel one, then try again.",
  too_many: "Too many attempts. Wait a while, then try again.",
  signing_in_busy: "Too many people are signing in right now. Try again in a few seconds.",
  checked_often: "The service was asked several times just now. Wait a moment.",
  template_missing: "There is no such template.",
  limit_changed:
    "A colleague has changed this in the meantime. Check your choice, and save it again to replace theirs.",
  sees_everything: "Administrators see everything. Give them another role first.",
  blind_review_changed:
    "A colleague has changed this rule in the meantime. Check yours, and save it again to replace theirs.",
  blind: "You review this assessment blind. Reveal the candidate first.",
  blind_person:
    "You review an assessment of this candidate blind, so a colleague has to change this, or an administrator.",
  blind_text: "A colleague’s text here is hidden in blind review, so you can’t change this.",
  retention_changed:
    "A colleague has changed this rule in the meantime. Check yours, and save it again to replace theirs.",
  template_changed: "Someone else has changed this template in the meantime.",
  interview_missing: "There is no such interview.",
  password_off: "You can’t sign in with a password here. Use your company’s account.",
  link_spent: "This link has expired or was already used. Ask an administrator for a new one.",
  last_administrator: "The last administrator can’t be disabled or given another role.",
  member_exists: "{email} already has an account.",
  member_disabled: "{email} is disabled. Enable them first.",
} as const;

/** Why the service's list couldn't be read, by code (lib/sync/read-sync.ts). */
export const sync = {
  invalid_key:
    "The assessment service doesn’t accept our key any more. You see the last known data. Ask an administrator to check the connection.",
  not_authorised:
    "The assessment service doesn’t let our key read the assessments. You see the last known data. Ask an administrator to check the connection.",
  not_found:
    "There is no assessment service at the configured address. You see the last known data. Ask an administrator to check the connection.",
  unreachable: "We can’t reach the assessment service. You see the last known data. We keep trying.",
  timed_out: "The assessment service takes too long to answer. You see the last known data. We keep trying.",
  rate_limited:
    "The assessment service asked us to slow down. You see the last known data. We keep trying, less often.",
  service_failure:
    "The assessment service has a problem of its own. You see the last known data. We keep trying.",
  unavailable:
    "The assessment service is not available right now. You see the last known data. We keep trying.",
  unreadable:
    "The assessment service answered something we can’t read. You see the last known data. We keep trying.",
  otherwise: "Checking the assessment service failed. You see the last known data. We keep trying.",
  silent:
    "Shortlist has stopped checking the assessment service. You see the last known data. Ask an administrator to restart it.",
} as const;

/** The same, while no list was ever read. */
export const firstSync = {
  invalid_key: "The assessment service doesn’t accept our key. Nothing has been read from it yet.",
  not_authorised:
    "The assessment service doesn’t let our key read the assessments. Nothing has been read from it yet.",
  not_found: "There is no assessment service at the configured address. Nothing has been read from it yet.",
  unreachable: "We can’t reach the assessment service. Nothing has been read from it yet. We keep trying.",
  timed_out:
    "The assessment service takes too long to answer. Nothing has been read from it yet. We keep trying.",
  rate_limited:
    "The assessment service asked us to slow down. Nothing has been read from it yet. We keep trying, less often.",
  service_failure:
    "The assessment service has a problem of its own. Nothing has been read from it yet. We keep trying.",
  unavailable:
    "The assessment service is not available right now. Nothing has been read from it yet. We keep trying.",
  unreadable:
    "The assessment service answered something we can’t read. Nothing has been read from it yet. We keep trying.",
  otherwise: "Checking the assessment service failed. Nothing has been read from it yet. We keep trying.",
  silent:
    "Shortlist has stopped checking the assessment service. Nothing has been read from it yet. Ask an administrator to restart it.",
} as const;

/** What can be wrong with a field. The schemas of `lib` use the same sentences. */
export const fields = {
  enterYourEmail: "Enter your e-mail address.",
  enterYourPassword: "Enter your password.",
  enterYourName: "Enter your name.",
  enterAName: "Enter a name.",
  notAnEmail: "This doesn’t look like an e-mail address.",
  unreadableLetters: "Some characters couldn’t be read (\ufffd). Replace them with the right ones.",
  tooLong: "Use at most {max} characters.",
  choosePassword: "Choose a password.",
  passwordTooShort: "Use at least {min} characters.",
  passwordIsEmail: "Choose something other than your e-mail address.",
  passwordCommon:
    "This is among the first passwords that attackers try. A few words that don’t belong together are better.",
  passwordPersonal: "Choose something that can’t be guessed from your name or e-mail address.",
  enterAnEmail: "Enter an e-mail address.",
  enterTheirEmail: "Enter the candidate’s e-mail address.",
  chooseInterview: "Choose an interview.",
  giveAReason: "Give a reason.",
  noSuchInterview: "No interview has this name or id.",
  yesOrNo: "Write yes or no.",
  phoneForm: "Use digits only, or the international form that begins with +, such as +442079460018.",
  phoneTooShort: "This number is too short.",
  phoneTooLong: "This number is too long.",
  phoneUnknown: "This isn’t a valid phone number. Check the country code and the number of digits.",
  noSuchCandidate: "No assessment here has this address.",
  alreadyTheirs: "This is already one of their addresses.",
  toldByService:
    "The assessment service has confirmed whose assessment this is, so the address can’t be changed here.",
  writeSomething: "Write something.",
  nameTheView: "Give the view a name.",
  viewNameTaken: "There is a view with this name already. Choose another name, or change that one.",
  nameTheShortlist: "Give the shortlist a name.",
  tooManyCandidates: "Choose at most {max} candidates: that is as many as a shortlist holds.",
  daysLimit: "Use a whole number of days from {min} to {max}.",
  webAddress: "Enter a web address that begins with https:// or http://.",
  refusedWithoutReason: "The assessment service didn’t accept this. It didn’t say why.",
  presentPassword: "Enter your current password.",
  enterCode: "Enter the code.",
  wrongNewCode: "This code isn’t right. Enter the one that your app shows now, and check your phone’s clock.",
  wrongCode: "This code isn’t right, or was already used. Wait for the next one, or use a recovery code.",
  wrongPresentPassword: "This isn’t your current password.",
  timeZone: "Choose a time zone, such as Europe/Berlin.",
  writeSubject: "Write a subject.",
  subjectLine: "A subject is one line.",
  writeMessage: "Write a message.",
  linkNeeded: "The candidate needs the link: put {placeholder} where it should go.",
  placeholderUnknown: "Line {line}, column {column}: There is no placeholder {text}.",
  placeholderUnclosed:
    "Line {line}, column {column}: A placeholder begins here that has no end: {close} is missing.",
  placeholderUnopened:
    "Line {line}, column {column}: Here is {close} without the {open} that begins a placeholder.",
  viewTooLong: "This view’s address is too long.",
  tooManyReasons: "Use at most {max} reasons.",
  chooseAssessment: "Choose at least one assessment.",
  chooseColleague: "Choose a colleague who may recruit.",
  tooManyAssessments: "Choose at most {max} assessments at once.",
  /** The service's own text, not ours. */
  fromService: "{text}",
} as const;
