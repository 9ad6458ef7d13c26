/** The company's sign-in, by OpenID Connect. */
export const company = {
  continue: "Continue with {name}",
  another: "Sign in with another account",
  or: "or",
  withPassword: "Sign in with a password",
  breakGlass: "For administrators, while the company’s sign-in is down.",
  passwordOff: "You sign in with your company’s account. If you don’t have one, ask your IT department.",
  refused: {
    no_email: "Your company’s sign-in didn’t send your e-mail address. Ask your IT department to add it.",
    email_unverified:
      "An account with this e-mail address already exists here, and your company’s sign-in doesn’t confirm that it is yours. Ask an administrator.",
    email_of_another:
      "Another company account is linked to this e-mail address. Ask an administrator to reset the account.",
    link_first: "You already have an account here. Enter its password once to link your company account.",
    reset_first:
      "You have an account here, but signing in with its password is turned off. Ask an administrator to reset the account; your company’s account is then linked to it.",
    no_group: "You aren’t in any group that may use Shortlist. Ask your IT department to add you to one.",
    too_many_groups:
      "You are in more groups than your company’s sign-in sends. Ask your IT department to send only those that belong to Shortlist.",
    disabled: "Your account here is disabled. Ask an administrator.",
    unreachable:
      "Your company’s sign-in doesn’t answer. Try again in a few minutes; if it still doesn’t, tell your IT department.",
    misconfigured: "Your company’s sign-in isn’t set up correctly for Shortlist. Tell an administrator.",
    flow_lost: "That took too long, or was started in another tab. Please start again.",
    provider_refused: "The sign-in at your company was cancelled or refused. You can try again.",
    untrusted: "Your company’s sign-in sent an answer that can’t be trusted. Tell an administrator.",
    unavailable: "Something went wrong here. Try again; if it happens again, tell an administrator.",
  },
} as const;
