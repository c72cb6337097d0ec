import { formatContentSecurityPolicy } from '../csp.ts';
import { SETTINGS_META, type Settings } from '../settings.ts';

const CHARSET = '<meta charset="utf-8" />';
const POLICY = '<meta http-equiv="Content-Security-Policy" content="';
const SETTINGS = `<meta name="${SETTINGS_META}" content="`;

/**
 * The page with these settings, and the Content-Security-Policy made from them before anything else. Replaces those that it
 * has. Both are attributes: nothing of a setting can become an element or a script.
 */
export function writePage(html: string, settings: Settings): string {
  const bare = [POLICY, SETTINGS].reduce(removeElement, html);
  if (bare.split(CHARSET).length !== 2)
    throw new Error(`index.html must have one ${CHARSET}, before which nothing stands`);
  const { apiUrl, explorerApiUrl, uploadUrl } = settings;
  const policy = formatContentSecurityPolicy({ connect: [apiUrl, explorerApiUrl, uploadUrl] });
  const elements = [POLICY + toAttribute(policy), SETTINGS + toAttribute(JSON.stringify(settings))];
  return bare.replace(CHARSET, () => [CHARSET, ...elements.map((element) => `${element}" />`)].join('\n    '));
}

function removeElement(html: string, start: string): string {
  const at = html.indexOf(start);
  if (at === -1) return html;
  const end = html.indexOf('>', at) + 1;
  return html.slice(0, at).trimEnd() + html.slice(end);
}

function toAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
