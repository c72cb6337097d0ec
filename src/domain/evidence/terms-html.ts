import { findTextLanguage } from '@/domain/contracts/text-language';
import { TERMS_ROLES, type Terms } from '@/domain/seals/terms';

/** Words beside the parts of the terms. */
export type TermsLabels = Record<
  | 'owner'
  | 'counterparty'
  | 'arbitrator'
  | 'network'
  | 'contract'
  | 'revision'
  | 'hash'
  | 'pdf'
  | 'key'
  | 'guarantee'
  | 'amount'
  | 'depositor'
  | 'validUntil'
  | 'conditions'
  | 'verification'
  | 'note',
  string
> & { language: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Foreign text cannot become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Scripts, images and everything else that would be loaded are forbidden. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE =
  'body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif}' +
  'p,dd{white-space:pre-wrap;overflow-wrap:anywhere}dt{font-weight:bold}dd{margin:0 0 .5rem}';

/** Terms to read, in a page that loads nothing. What was signed is the certificate beside it. */
export function formatTermsHtml(terms: Terms, hash: string, labels: TermsLabels): string {
  const language = findTextLanguage(terms.description);
  const own = language === undefined ? '' : ` lang="${language}"`;
  const write = (text: string) => `<bdi${own}>${escapeHtml(text)}</bdi>`;
  const facts = (rows: readonly (readonly [string, string])[]) =>
    `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`).join('')}</dl>`;
  const parties = [...TERMS_ROLES, 'arbitrator' as const].map((role) => [
    labels[role],
    `${terms[role].id}\n${labels.key}: ${terms[role].key}`,
  ]) as [string, string][];
  const guarantees = terms.guarantees.map(
    (each, at) =>
      `<h2>${escapeHtml(`${labels.guarantee} ${at + 1}`)}</h2><p>${write(each.description)}</p>${facts([
        [labels.amount, each.amount],
        [labels.depositor, each.depositor],
        [labels.validUntil, each.validUntil],
      ])}<dl><dt>${escapeHtml(labels.conditions)}</dt><dd>${write(each.conditions)}</dd><dt>${escapeHtml(labels.verification)}</dt><dd>${write(each.verificationProcess)}</dd></dl>`,
  );
  return [
    `<!doctype html><html lang="${escapeHtml(labels.language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title${own}>${escapeHtml(terms.title)}</title><style>${STYLE}</style></head><body>`,
    `<p>${escapeHtml(labels.note)}</p><h1>${write(terms.title)}</h1><p>${write(terms.description)}</p>`,
    facts([
      [labels.contract, terms.contract],
      [labels.revision, String(terms.revision)],
      [labels.network, terms.network],
      ...parties,
      [labels.pdf, terms.pdf === '' ? '-' : terms.pdf],
      [labels.hash, hash],
    ]),
    ...guarantees,
    '</body></html>\n',
  ].join('');
}
