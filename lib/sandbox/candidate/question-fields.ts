import { html } from "hono/html";
import type { Question } from "@/lib/sandbox/interviews/types";
import { icon } from "@/lib/sandbox/pages/icons";

/** The field that an error links to. */
export const firstFieldId = "answer-1";

const errorId = "answer-error";
const hintId = "answer-hint";

const defaultHints = {
  single: undefined,
  multiple: "Choose all that apply.",
  number: "Digits only; decimals with a point.",
  text: undefined,
};

type Fields = { question: Question; values: string[]; error: string | undefined };

const hintOf = (question: Question) => question.hint ?? defaultHints[question.kind];

const hintMarkup = (question: Question) => {
  const hint = hintOf(question);
  return hint ? html`<p class="quiet small" id="${hintId}">${hint}</p>` : "";
};

const errorMarkup = (error: string | undefined) =>
  error ? html`<p class="wrong" id="${errorId}">${icon("circleAlert")}<span>${error}</span></p>` : "";

function describedBy({ question, error }: Fields): string {
  return [hintOf(question) && hintId, error && errorId].filter(Boolean).join(" ");
}

function choiceFields(fields: Fields & { question: { kind: "single" | "multiple" } }) {
  const { question, values, error } = fields;
  const type = question.kind === "single" ? "radio" : "checkbox";
  const described = describedBy(fields);
  return html`
    <fieldset ${described ? html`aria-describedby="${described}"` : ""}>
      <legend><h1 class="asks">${question.text}</h1></legend>
      <div class="asked">${hintMarkup(question)}${errorMarkup(error)}</div>
      <div class="choices">
        ${question.choices.map(
          (choice, index) => html`
        <label class="choice">
          <input type="${type}" name="answer" value="${choice.id}" id="answer-${index + 1}" ${
            values.includes(choice.id) ? "checked" : ""
          }>
          <span>${choice.text}</span>
        </label>`,
        )}
      </div>
    </fieldset>`;
}

function typedField(fields: Fields & { question: { kind: "number" | "text" } }) {
  const { question, values, error } = fields;
  const unit = question.kind === "number" ? question.unit : undefined;
  const described = describedBy(fields);
  return html`
    <div class="asked">
      <h1 class="asks"><label for="${firstFieldId}">${question.text}</label></h1>
      ${hintMarkup(question)}${errorMarkup(error)}
      <div class="typed">
        <input id="${firstFieldId}" name="answer" type="text" value="${values[0] ?? ""}" autocomplete="off"
          autocapitalize="off" spellcheck="false" maxlength="200" dir="auto"
          class="${question.kind === "number" ? "amount" : ""}" ${
            question.kind === "number" ? html`inputmode="decimal"` : ""
          } ${described ? html`aria-describedby="${described}"` : ""} ${error ? html`aria-invalid="true"` : ""}>
        ${unit ? html`<span>${unit}</span>` : ""}
      </div>
    </div>`;
}

export function questionFields({ question, values, error }: Fields) {
  switch (question.kind) {
    case "single":
    case "multiple":
      return choiceFields({ question, values, error });
    case "number":
    case "text":
      return typedField({ question, values, error });
  }
}
