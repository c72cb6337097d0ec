/** Classes of a `TextArea` for a code, such as a PSBT. */
export const CODE_AREA = '[&_textarea]:break-all [&_textarea]:font-mono [&_textarea]:text-sm';
