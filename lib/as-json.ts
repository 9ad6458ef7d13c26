/**
 * A value as a JSON answer has it, without its undefined fields: React would pass each of them on to the browser, by
 * name and as a value of its own.
 */
export const asJson = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value));
