/** Whether next-auth has no such action for this method: it says so in plain text with 400 or even 500. */
export const isUnknownAction = ({ status, headers }: Response): boolean =>
  [400, 500].includes(status) && headers.get("content-type")?.startsWith("text/plain") === true;
