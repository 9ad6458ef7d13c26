import { html } from "hono/html";
import type { Question } from "@/lib/sandbox/interviews/types";
import { icon } from "@/lib/sandbox/pages/icons";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";
import type { Words } from "@/lib/sandbox/pages/words/words";

const firstFieldId = "answer-1";

const errorId = "answer-error";
const hintId = "answer-hint";

type Fields = {
  question: Question;
  values: string[];
  /** What is wrong with the answer. The focus goes to the field that it is about. */
  error: string | undefined;
  words: Words;
};

function hintOf({ question, words }: Fields) {
  if (question.hint)
    return html`<p class="quiet small" id="${hintId}" ${inServiceLanguage}>${question.hint}</p>`;
  if (question.kind === "multiple")
    return html`<p class="quiet small" id="${hintId}">${words.question.chooseAll}</p>`;
  if (question.kind === "number")
    return html`<p class="quiet small" id="${hintId}">${words.question.digits}</p>`;
  return undefined;
}

const errorMarkup = (error: string | undefined) =>
  error ? html`<p class="wrong" id="${errorId}">${icon("circleAlert")}<span>${error}</span></p>` : "";

/** What hint and error say of the field, and that it is wrong. */
function states(fields: Fields) {
  const described = [hintOf(fields) && hintId, fields.error && errorId].filter(Boolean).join(" ");
  return html`${described ? html`aria-describedby="${described}"` : ""} ${
    fields.error ? html`aria-invalid="true"` : ""
  }`;
}

function choiceFields(fields: Fields & { question: { kind: "single" | "multiple" } }) {
  const { question, values, error } = fields;
  const isSingle = question.kind === "single";
  return html`
    <fieldset ${isSingle ? html`role="radiogroup" ${states(fields)}` : ""}>
      <legend><h1 class="asks" ${inServiceLanguage}>${question.text}</h1></legend>
      <div class="asked">${hintOf(fields) ?? ""}${errorMarkup(error)}</div>
      <div class="choices" ${inServiceLanguage}>
        ${question.choices.map(
          (choice, index) => html`
        <label class="choice">
          <input type="${isSingle ? "radio" : "checkbox"}" name="answer" value="${choice.id}" id="answer-${
            index + 1
          }" ${values.includes(choice.id) ? "checked" : ""} ${isSingle ? "" : states(fields)} ${
            error && index === 0 ? "autofocus" : ""
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
  return html`
    <div class="asked">
      <h1 class="asks" ${inServiceLanguage}><label for="${firstFieldId}">${question.text}</label></h1>
      ${hintOf(fields) ?? ""}${errorMarkup(error)}
      <div class="typed">
        <input id="${firstFieldId}" name="answer" type="text" value="${values[0] ?? ""}" autocomplete="off"
          autocapitalize="off" spellcheck="false" maxlength="200" dir="auto"
          class="${question.kind === "number" ? "amount" : ""}" ${
            question.kind === "number" ? html`inputmode="decimal"` : ""
          } ${states(fields)} ${error ? "autofocus" : ""}>
        ${unit ? html`<span ${inServiceLanguage}>${unit}</span>` : ""}
      </div>
    </div>`;
}

export function questionFields({ question, values, error, words }: Fields) {
  switch (question.kind) {
    case "single":
    case "multiple":
      return choiceFields({ question, values, error, words });
    case "number":
    case "text":
      return typedField({ question, values, error, words });
  }
}
