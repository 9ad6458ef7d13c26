/** The columns of a mail merge’s file, by which other programs’ templates name them: English like every export. */
export const mergeColumns = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  interview: "Interview",
  link: "Link",
  subject: "Subject",
  message: "Message",
} as const;
