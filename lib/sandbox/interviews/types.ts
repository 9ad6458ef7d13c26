/** One of the things a candidate can pick; the id is what is stored. */
export type Choice = { id: string; text: string };

type Asked = {
  /** Unique within the interview; answers are stored under it. */
  id: string;
  /** What the question measures, worded to follow "strong on …". */
  topic: string;
  text: string;
  hint?: string;
  points: number;
};

export type SingleChoiceQuestion = Asked & { kind: "single"; choices: Choice[]; right: string };
export type MultipleChoiceQuestion = Asked & { kind: "multiple"; choices: Choice[]; right: string[] };
/** A number counts when it is at most `tolerance` away from `right`. */
export type NumberQuestion = Asked & { kind: "number"; right: number; tolerance: number; unit?: string };
/** The first accepted wording is the one shown as the right answer. */
export type TextQuestion = Asked & { kind: "text"; accepted: [string, ...string[]] };

export type Question = SingleChoiceQuestion | MultipleChoiceQuestion | NumberQuestion | TextQuestion;

export type Interview = {
  id: number;
  name: string;
  /** About how long a candidate needs, in minutes. */
  minutes: number;
  /** What the candidate reads before starting. */
  introduction: string;
  /** Share of all points, 0 to 1, from which on a candidate is recommended. */
  passMark: number;
  /** False where the not recommended get no `detail` (section 2, presence rule 3). */
  explainsRejection: boolean;
  questions: Question[];
};
