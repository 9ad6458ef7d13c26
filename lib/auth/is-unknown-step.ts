/** Whether next-auth has no such step for this method: it says so in plain text, as 400 or even 500. */
export const isUnknownStep = ({ status, headers }: Response): boolean =>
  [400, 500].includes(status) && headers.get("content-type")?.startsWith("text/plain") === true;
