/** A help document. Texts are Markdown. */
export interface HelpDocument {
  intro: string;
  groups: readonly HelpGroup[];
}

/** `# Title {#id}` and the parts after it. */
export interface HelpGroup {
  id: string;
  title: string;
  parts: readonly HelpPart[];
}

/** `## Title {#id}` and the text after it. */
export interface HelpPart {
  /** Part of links, so it must not change. */
  id: string;
  title: string;
  text: string;
}

const HEADING = /^(#{1,2}) (.+) \{#([\w-]+)\}$/m;

/** Reads a filled document. What stands before the first heading is its intro. */
export function readHelp(document: string): HelpDocument {
  const [intro = '', ...rest] = document.split(HEADING);
  const groups: (HelpGroup & { parts: HelpPart[] })[] = [];
  for (let at = 0; at < rest.length; at += 4) {
    const [level, title = '', id = '', text = ''] = rest.slice(at, at + 4);
    if (level === '#') groups.push({ id, title, parts: [] });
    else groups.at(-1)?.parts.push({ id, title, text: text.trim() });
  }
  return { intro: intro.trim(), groups };
}
