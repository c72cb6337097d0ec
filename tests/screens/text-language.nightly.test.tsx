import { render } from '@testing-library/react';
import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { makeTerms, makeTermsGuarantee } from '@tests/unit/domain/make-terms';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeKnown } from '@/content/templates/known-wording';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { ContractDescription } from '@/features/contracts/detail/contract-header';
import { ContractReading } from '@/features/contracts/detail/contract-reading';
import { JoinGuarantees } from '@/features/contracts/join/join-guarantees';
import { TermsView } from '@/features/terms-text/terms-view';
import { createAppStore } from '@/store/boot/store';

/* A contract may be in another language than the screen, which is English here: a screen reader needs to know. */

const SPANISH =
  'Partes\nQuien publica este contrato interviene como parte cliente. Quien lo acepta interviene como parte prestadora.';
const TEXTS = { description: 'Arras', conditions: 'Se devuelve.', verificationProcess: 'Acta.' };
const FIELDS = { title: 'Compraventa', description: SPANISH };
const TERMS = makeTerms({ ...FIELDS, guarantees: [makeTermsGuarantee(TEXTS)] });
const CONTRACT = makeContract({ ...FIELDS, guarantees: [makeGuarantee(TEXTS)] });

/** Of the innermost elements with the text. */
function langOf(text: string) {
  const found = [...document.querySelectorAll('body *')].filter(
    ({ textContent, children }) => textContent === text && children.length === 0,
  );
  return found.map((element) => element.closest('[lang]')?.getAttribute('lang'));
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('the language of a text', () => {
  it('is read from the sentence about the parties', () => {
    const es = writeKnown('es', 'roles', { mine: 'una', theirs: 'otra' });
    const en = writeKnown('en', 'roles', { mine: 'one', theirs: 'other' });
    expect(findTextLanguage(`Partes\n${es}`)).toBe('es');
    expect(findTextLanguage(`Parties\n${en}`)).toBe('en');
    expect(findTextLanguage(`${es}\n${en}`)).toBeUndefined();
    expect(findTextLanguage('Partes')).toBeUndefined();
  });

  it.each([
    [
      'the reading view',
      <ContractReading key="1" contract={CONTRACT} />,
      ['Compraventa', 'Arras', 'Se devuelve.', 'Acta.'],
    ],
    ['an invitation', <JoinGuarantees key="5" contract={CONTRACT} isComplete />, ['Arras', 'Se devuelve.', 'Acta.']],
    ['its first line on the screen', <ContractDescription key="2" contract={CONTRACT} />, [SPANISH]],
    [
      'the signed terms',
      <TermsView key="3" terms={TERMS} />,
      ['Compraventa', SPANISH, 'Arras', 'Se devuelve.', 'Acta.'],
    ],
  ])('is on what holds it: %s', (_what, view, texts) => {
    render(<Provider store={createAppStore()}>{view}</Provider>);
    for (const text of texts) expect(new Set(langOf(text))).toEqual(new Set(['es']));
  });
});
