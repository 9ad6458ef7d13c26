/** The first line of a mail merge’s file, by which other programs’ templates name its columns: English like every export. */
export const mergeHeader = {
  message: "Message",
  subject: "Subject",
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  interview: "Interview",
  link: "Link",
} as const;
