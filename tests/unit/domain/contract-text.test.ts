import { describe, expect, it } from 'vitest';
import { splitContractText } from '@/domain/contracts/contract-text';

const heading = (text: string) => ({ kind: 'heading', text });
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...items: string[]) => ({ kind: 'list', items });

describe('the text of a contract, to read', () => {
  it.each([
    ['nothing', '', []],
    ['one paragraph', 'Berto mends the roof.', [paragraph('Berto mends the roof.')]],
    ['two paragraphs', 'One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
    ['a space on the blank line', 'One.\n \n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
    ['lines as written', 'Street 1,\nCity.', [paragraph('Street 1,\nCity.')]],
    ['an address', 'Ana Ruiz\nStreet 1', [paragraph('Ana Ruiz\nStreet 1')]],
    ['lines of Windows', 'One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
    ['a numbered heading', '1. Subject\nThe roof.', [heading('1. Subject'), paragraph('The roof.')]],
    ['a numbered heading alone', '2.1 Payment\n\nIn time.', [heading('2.1 Payment'), paragraph('In time.')]],
    ['capitals', 'COMMON TERMS\n\nAs follows.', [heading('COMMON TERMS'), paragraph('As follows.')]],
    ['a Spanish ordinal', 'PRIMERA.- Objeto\nLa obra.', [heading('PRIMERA.- Objeto'), paragraph('La obra.')]],
    ['a heading above its text', 'Parties\nAna and Berto.', [heading('Parties'), paragraph('Ana and Berto.')]],
    ['a marked heading', '## Term\n\nOne year.', [heading('Term'), paragraph('One year.')]],
    ['a numbered sentence', '1. The roof is mended.', [paragraph('1. The roof is mended.')]],
    ['an introduced list', 'Included:\n- tiles\n- beams', [paragraph('Included:'), list('tiles', 'beams')]],
    ['a list below a heading', 'Guarantees\n• one\n• two', [heading('Guarantees'), list('one', 'two')]],
    ['a list with blank lines', '- one\n\n- two', [list('one', 'two')]],
    ['a short text without an end', 'Sale of a bicycle', [paragraph('Sale of a bicycle')]],
  ])('%s', (_what, text, blocks) => {
    expect(splitContractText(text)).toEqual(blocks);
  });

  it('keeps every word in its order', () => {
    const text = 'HEAD\n\n1. One\nText, and\nmore.\n- a\n- b\n\nEnd.';
    const words = splitContractText(text).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
    expect(words.join(' ').split(/\s+/)).toEqual(text.replaceAll('- ', '').split(/\s+/));
  });
});
