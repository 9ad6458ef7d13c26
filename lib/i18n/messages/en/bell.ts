/** What colleagues’ acts tell a person. */
export const bell = {
  title: "Notifications",
  unread: "{count, plural, =1 {1 unread} other {# unread}}",
  new: "{count, plural, =1 {1 new notification} other {# new notifications}}",
  readAll: "Mark all read",
  empty: "Nothing yet. When a colleague names you in a note or makes you responsible, it appears here.",
  mentioned: "{by} named you in a note on {name}",
  assigned:
    "{count, plural, =1 {{by} made you responsible for {name}} other {{by} made you responsible for # candidates}}",
  isUnread: ", unread",
} as const;
