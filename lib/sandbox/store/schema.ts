/** Raised with every change of the tables; a file of another version is refused. */
export const schemaVersion = 1;

// A service that others use already doesn't begin at 1.
const idBeforeFirst = 900_100;

/** The employer of the dashboard, and one whose assessments its key must not reach. */
export const ourEmployerId = 1;
export const otherEmployerId = 2;

export const employerNames = { [ourEmployerId]: "Marlow & Finch", [otherEmployerId]: "Tern Logistics" };

/**
 * The schema itself refuses what must never happen: two pending assessments of one candidate for one interview, a
 * report for those not recommended, an answer or result that changes after completion.
 */
export const schema = `
  create table employers (
    id integer primary key,
    name text not null,
    api_key text not null unique
  );

  create table assessments (
    id integer primary key autoincrement,
    employer_id integer not null references employers (id),
    interview_id integer not null,
    email text not null,
    email_folded text not null,
    first_name text,
    last_name text,
    phone_number text,
    resume_url text,
    external_id text,
    suppress_email integer not null,
    created_at text not null,
    application_token text not null unique,
    completed_at text,
    recommended integer,
    detail text,
    report_token text unique,
    is_sample integer not null default 0,
    check ((completed_at is null) = (recommended is null)),
    check (recommended is not 1 or (detail is not null and report_token is not null)),
    check (recommended is 1 or report_token is null)
  );

  create unique index one_pending on assessments (employer_id, email_folded, interview_id)
    where completed_at is null;

  create trigger completed_is_final before update on assessments
    when old.completed_at is not null
    begin select raise(abort, 'a completed assessment does not change'); end;

  create table answers (
    assessment_id integer not null references assessments (id),
    question_id text not null,
    answer text not null,
    primary key (assessment_id, question_id)
  ) without rowid;

  create trigger frozen_insert before insert on answers
    when exists (select 1 from assessments where id = new.assessment_id and completed_at is not null)
    begin select raise(abort, 'the answers are frozen'); end;
  create trigger frozen_update before update on answers
    when exists (select 1 from assessments where id = old.assessment_id and completed_at is not null)
    begin select raise(abort, 'the answers are frozen'); end;
  create trigger frozen_delete before delete on answers
    when exists (select 1 from assessments where id = old.assessment_id and completed_at is not null)
    begin select raise(abort, 'the answers are frozen'); end;

  create table mails (
    id integer primary key autoincrement,
    assessment_id integer not null references assessments (id),
    recipient text not null,
    subject text not null,
    text_above_link text not null,
    text_below_link text not null,
    written_at text not null,
    delivery text not null check (delivery in ('kept', 'sending', 'sent', 'failed')),
    delivery_note text
  );

  insert into sqlite_sequence (name, seq) values ('assessments', ${idBeforeFirst});
`;
