const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const exactNumber = new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "1 question", "2 questions". */
const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? "" : "s"}`;

/** All that the pages say themselves. The other languages have the same keys. */
export const english = {
  language: "en",
  /** "12.5". */
  number: (value: number): string => number.format(value),
  /** "1,250.375", with all its digits. */
  exactNumber: (value: number): string => exactNumber.format(value),
  /** "85 %". */
  percent: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
  /** "21 November 2026", in UTC: without a script, the reader's time zone isn't known. */
  date: (instant: string): string => date.format(new Date(instant)),
  /** "21 Nov 2026, 08:12 UTC". */
  dateTime: (instant: string): string => `${dateTime.format(new Date(instant))} UTC`,

  skip: "Skip to the content",
  runBy: (operator: string) => `Run by ${operator}, a sandbox: employers and people in it are invented.`,
  backTo: (dashboard: string) => `Back to ${dashboard}`,

  welcome: {
    title: (interview: string) => `${interview} interview`,
    saved: (answered: number, total: number) =>
      `${answered} of ${count(total, "answer")} saved. You can leave now and come back with the same link.`,
    hello: "Hello",
    invites: (employer: string) => `${employer} invites you to an interview:`,
    questions: "Questions",
    time: "Time",
    minutes: (minutes: number) => `about ${minutes} minutes`,
    invited: "Invited",
    steps: [
      "One question at a time. Your answer is saved with every step.",
      "No clock is running: leave whenever you like, and come back with this link on any device.",
      "At the end you see all your answers, and submit them once.",
    ],
    start: "Start the interview",
    continueWith: (position: number) => `Continue with question ${position}`,
    check: "Check and submit",
    notYou: "Not you? Then please close this page; the link is for one person only.",
  },

  question: {
    title: (position: number, total: number) => `Question ${position} of ${total}`,
    error: (title: string) => `Error: ${title}`,
    answered: (answers: number) => `${answers} answered`,
    progress: "Progress through the questions",
    notSaved: "Your answer is not saved yet.",
    missing: "You haven’t answered this question.",
    answerOrSkip: "Give an answer, or skip the question for now.",
    answerOrLeave: "Give an answer, or finish later.",
    faults: {
      tooLong: (most: number) => `Keep your answer under ${most} characters.`,
      notANumber: () => "Enter a number in digits, for example 250 or 12.5.",
      notOffered: () => "Choose from the answers below.",
      onlyOne: () => "Choose one answer.",
    },
    chooseAll: "Choose all that apply.",
    digits: "Digits only; decimals with a point.",
    saveAndContinue: "Save and continue",
    saveAndReturn: "Save and go back",
    back: "Back",
    skip: "Skip for now",
    later: "Finish later",
  },

  review: {
    title: "Check your answers",
    means: "Change what you like. Once submitted, your answers are final.",
    open: (questions: number) =>
      `${questions === 1 ? "One question has" : `${questions} questions have`} no answer yet.`,
    openMeans: "You can still answer, or submit as it is: a question left open gets no points.",
    change: "Change",
    changeOf: (position: number) => `Change the answer to question ${position}`,
    answer: "Answer",
    answerOf: (position: number) => `Answer question ${position}`,
    notAnswered: "Not answered",
    submitAll: (employer: string) => `Submit my answers to ${employer}`,
    submitSome: (answers: number, employer: string) => `Submit ${count(answers, "answer")} to ${employer}`,
  },

  thanks: {
    title: "Thank you",
    submitted: (employer: string) => `Your answers were submitted to ${employer}.`,
    submittedOn: (employer: string, day: string) => `Your answers were submitted to ${employer} on ${day}.`,
    nothingMore: (employer: string) =>
      `There is nothing more for you to do. ${employer} will look at your answers and get in touch with you.`,
    close: "You can close this page.",
  },

  report: {
    reportFor: (employer: string) => `Report for ${employer}`,
    completed: "completed",
    recommended: "Recommended",
    points: (possible: string, percent: string, needed: string) =>
      `of ${possible} points (${percent}); the pass mark is ${needed}`,
    byTopic: "By topic",
    answers: "Questions and answers",
    notKept: "The answers of this assessment were not kept.",
    notAnswered: "Not answered.",
    answered: "Answered",
    nothing: "nothing",
    rightAnswer: "Right answer",
    chosenRight: "chosen, right",
    chosenWrong: "chosen, wrong",
    right: "right answer",
  },

  outbox: {
    title: "All e-mails",
    count: (mails: number) => `${count(mails, "e-mail")} to candidates.`,
    forReal: "They are sent through the mail server that is set up, for real.",
    kept: "No mail server is set up, so none of them leaves this machine.",
    empty: "Nothing here yet. Create an assessment without turning the e-mail off, and it appears.",
    older: "Older e-mails",
    to: "To",
    written: "Written",
    assessment: "Assessment",
    delivery: "Delivery",
    deliveries: { kept: "Kept here", sending: "Sending", sent: "Sent", failed: "Not sent" },
  },

  notFound: {
    title: "Link not found",
    heading: "We can’t find what this link leads to",
    lead: "It may have lost a few characters when it was copied.",
    steps: [
      "Open the link once more, straight from the message that it came with.",
      "If it was broken over two lines, copy both into the address bar, without a space.",
      "If that doesn’t help, ask the employer who invited you to send it again. Nothing you answered is lost.",
    ],
  },
  badRequest: {
    title: "That didn’t arrive",
    heading: "What you sent could not be read",
    lead: "Please go back one page and try again. Answers that you saved before are kept.",
  },
  failure: {
    title: "Something went wrong",
    heading: "Something went wrong on our side",
    lead: "Please try again in a moment. Answers that you saved before are kept.",
  },
};
