export const bell = {
  title: "Mitteilungen",
  unread: "{count, plural, =1 {1 ungelesen} other {# ungelesen}}",
  new: "{count, plural, =1 {1 neue Mitteilung} other {# neue Mitteilungen}}",
  readAll: "Alle als gelesen markieren",
  empty:
    "Noch keine Mitteilungen. Hier sehen Sie, wenn jemand Sie in einer Notiz erwähnt oder Ihnen etwas zuweist.",
  mentioned: "{by} hat Sie in einer Notiz zu {name} erwähnt",
  assigned:
    "{count, plural, =1 {{by} hat Ihnen {name} zugewiesen} other {{by} hat Ihnen # Personen zugewiesen}}",
  isUnread: ", ungelesen",
};
