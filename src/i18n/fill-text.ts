/** The text of a message that may have placeholders. */
export function fillText<Values>(text: string | ((values: Values) => string), values: Values): string {
  return typeof text === 'string' ? text : text(values);
}
