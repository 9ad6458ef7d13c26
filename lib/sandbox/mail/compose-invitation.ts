import type { Interview } from "@/lib/sandbox/interviews/types";

/** The link between the two texts is made when the mail is sent or shown: addresses may change. */
export type Mail = { recipient: string; subject: string; textAboveLink: string; textBelowLink: string };

/** The candidate's e-mail, unless it is suppressed (section 3: effect of a create). */
export function composeInvitation(
  employerName: string,
  interview: Interview,
  candidate: { email: string; firstName?: string | null },
): Mail {
  const greeting = candidate.firstName ? `Hello ${candidate.firstName},` : "Hello,";
  return {
    recipient: candidate.email,
    subject: `${interview.name}: your interview with ${employerName}`,
    textAboveLink: `${greeting}

${employerName} would like to get to know you for the position ${interview.name}, and invites you to a short online interview: ${interview.questions.length} questions, about ${interview.minutes} minutes. Start whenever it suits you:`,
    textBelowLink: `Your answers are saved with every step, so you can leave and come back with the same link, on any device.

The link is yours alone; please don’t pass it on. If you did not expect this message, you can ignore it.

Good luck,
${employerName}`,
  };
}
