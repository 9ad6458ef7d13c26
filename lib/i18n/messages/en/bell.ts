/** What colleagues’ acts tell a person. */
export const bell = {
  title: "Notifications",
  unread: "{count, plural, =1 {1 unread} other {# unread}}",
  new: "{count, plural, =1 {1 new notification} other {# new notifications}}",
  readAll: "Mark all read",
  empty: "Nothing yet. When a colleague mentions you in a note or makes you an owner, it appears here.",
  mentioned: "{by} mentioned you in a note on {name}",
  assigned:
    "{count, plural, =1 {{by} made you the owner of {name}} other {{by} made you the owner of # candidates}}",
  isUnread: ", unread",
} as const;
