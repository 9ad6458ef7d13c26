export const bell = {
  title: "Benachrichtigungen",
  unread: "{count, plural, =1 {1 ungelesen} other {# ungelesen}}",
  new: "{count, plural, =1 {1 neue Benachrichtigung} other {# neue Benachrichtigungen}}",
  readAll: "Alle gelesen",
  empty:
    "Noch keine Benachrichtigungen. Wenn jemand Sie in einer Notiz erwähnt oder Ihnen etwas zuweist, steht es hier.",
  mentioned: "{by} hat Sie in einer Notiz zu {name} erwähnt",
  assigned:
    "{count, plural, =1 {{by} hat Ihnen {name} zugewiesen} other {{by} hat Ihnen # Personen zugewiesen}}",
  isUnread: ", ungelesen",
};
