type Choice = { id: string; text: string };

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
/** Right if at most `tolerance` away from `right`. */
export type NumberQuestion = Asked & { kind: "number"; right: number; tolerance: number; unit?: string };
/** The first accepted wording is shown as the right answer. */
export type TextQuestion = Asked & { kind: "text"; accepted: [string, ...string[]] };

export type Question = SingleChoiceQuestion | MultipleChoiceQuestion | NumberQuestion | TextQuestion;

export type Interview = {
  id: number;
  name: string;
  /** For a candidate, roughly. */
  minutes: number;
  introduction: string;
  /** Share of all points, 0 to 1, from which a candidate is recommended. */
  passMark: number;
  /** False if those not recommended get no `detail` (section 2, presence rule 3). */
  explainsRejection: boolean;
  questions: Question[];
};
