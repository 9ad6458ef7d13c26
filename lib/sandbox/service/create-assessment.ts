import type { Interview } from "@/lib/sandbox/interviews/types";
import { composeInvitation } from "@/lib/sandbox/mail/compose-invitation";
import { keepMail } from "@/lib/sandbox/mail/outbox";
import type { Service } from "@/lib/sandbox/service/service";
import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";
import type { Employer } from "@/lib/sandbox/store/employers";
import { findAssessment } from "@/lib/sandbox/store/find-assessment";
import { type Candidate, insertAssessment } from "@/lib/sandbox/store/insert-assessment";

export type CreateInput = { interview: Interview; candidate: Candidate; suppressCandidateEmail: boolean };

type Written = { row: AssessmentRow; mailId: number | undefined };

/** With its e-mail, or neither (section 4, POST /assessments). Undefined if the candidate has a pending one. */
export function createAssessment(
  { store, mailer }: Service,
  employer: Employer,
  { interview, candidate, suppressCandidateEmail }: CreateInput,
): AssessmentRow | undefined {
  const written = store.db
    .transaction((): Written | undefined => {
      const createdAt = store.now().toISOString();
      const id = insertAssessment(store, {
        employerId: employer.id,
        interviewId: interview.id,
        candidate,
        suppressCandidateEmail,
        createdAt,
      });
      const row = id === undefined ? undefined : findAssessment(store, id);
      if (!row) return undefined;
      if (suppressCandidateEmail) return { row, mailId: undefined };
      const mail = composeInvitation(employer.name, interview, candidate);
      return { row, mailId: keepMail(store, row.id, mail, mailer ? "sending" : "kept", createdAt) };
    })
    .immediate();
  if (written?.mailId !== undefined) mailer?.send(written.mailId);
  return written?.row;
}
