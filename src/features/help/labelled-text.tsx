/** A text in which `**…**` marks labels of the screen. */
export function LabelledText({ text }: { text: string }) {
  return text.split('**').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <strong key={index} className="font-semibold">
        {part}
      </strong>
    ),
  );
}
