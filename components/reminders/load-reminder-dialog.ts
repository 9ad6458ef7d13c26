export const loadReminderDialog = () =>
  import("@/components/reminders/reminder-dialog").then(({ ReminderDialog }) => ReminderDialog);
