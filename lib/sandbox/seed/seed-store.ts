import { composeInvitation } from "@/lib/sandbox/mail/compose-invitation";
import { keepMail } from "@/lib/sandbox/mail/outbox";
import { inventAnswers } from "@/lib/sandbox/seed/invent-answers";
import { type SamplePerson, samplePeople } from "@/lib/sandbox/seed/people";
import { pick, randomFrom } from "@/lib/sandbox/seed/random";
import { completionAfter, spreadInstants } from "@/lib/sandbox/seed/spread-instants";
import { putAnswer } from "@/lib/sandbox/store/answers";
import { type Candidate, insertAssessment } from "@/lib/sandbox/store/insert-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";
import { employerNames, otherEmployerId, ourEmployerId } from "@/lib/sandbox/store/schema";
import { submitAssessment } from "@/lib/sandbox/store/submit-assessment";

const twoDigits = (value: number) => String(Math.floor(value * 100)).padStart(2, "0");

// From ranges that are reserved for invented numbers.
const phoneNumbers = [
  (random: () => number) => `+442079460${twoDigits(random())}${Math.floor(random() * 10)}`,
  (random: () => number) => `+120255501${twoDigits(random())}`,
  (random: () => number) => `20255501${twoDigits(random())}`,
];

function inventCandidate(person: SamplePerson, serial: number, random: () => number): Candidate {
  const email = `${person.mailbox}@example.com`;
  const { firstName, lastName } = person;
  if (person.origin !== "dashboard") return { email, firstName, lastName };
  return {
    email,
    firstName,
    lastName,
    phoneNumber: random() < 0.5 ? pick(phoneNumbers, random)(random) : undefined,
    resumeUrl: random() < 0.4 ? `https://files.example.com/resumes/${person.mailbox}.pdf` : undefined,
    externalId: random() < 0.65 ? `ATS-${20_300 + serial * 3}` : undefined,
  };
}

function answerSome(
  store: Store,
  id: number,
  { interview, progress }: SamplePerson,
  random: () => number,
): void {
  if (progress === "unopened") return;
  const all = inventAnswers(interview.questions, progress === "begun" ? 0.7 : progress, random);
  const answers = progress === "begun" ? [...all].slice(0, 3) : [...all];
  for (const [questionId, answer] of answers) putAnswer(store, id, questionId, answer);
}

function seedPerson(store: Store, person: SamplePerson, serial: number, createdAt: Date): void {
  const random = randomFrom(`${person.mailbox} ${person.interview.id}`);
  const candidate = inventCandidate(person, serial, random);
  const employerId = person.origin === "other employer" ? otherEmployerId : ourEmployerId;
  const isSample = person.origin === "dashboard";
  const suppressCandidateEmail = !isSample || random() < 0.3;
  const created = createdAt.toISOString();
  const id = insertAssessment(store, {
    employerId,
    interviewId: person.interview.id,
    candidate,
    suppressCandidateEmail,
    createdAt: created,
    isSample,
  });
  if (id === undefined) throw new Error(`The sample data has ${person.mailbox} pending twice.`);
  if (!suppressCandidateEmail) {
    const mail = composeInvitation(employerNames[employerId], person.interview, candidate);
    keepMail(store, id, mail, "kept", created);
  }
  answerSome(store, id, person, random);
  if (typeof person.progress === "number") {
    submitAssessment(store, id, completionAfter(createdAt, store.now(), random).toISOString());
  }
}

/** Fills a new store with about 60 assessments of the last five weeks, in all states, made here and elsewhere. */
export function seedStore(store: Store): void {
  const instants = spreadInstants(samplePeople.length, store.now(), randomFrom("instants"));
  const oldestFirst = samplePeople.map((person, index) => ({ person, at: instants[index] })).toReversed();
  for (const [serial, { person, at }] of oldestFirst.entries()) {
    if (at) seedPerson(store, person, serial, at);
  }
}
