import { makeSource } from '@tests/unit/domain/terms-samples';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Guarantee } from '@/domain/models';
import { listDeadlines } from '@/domain/records/deadlines';
import { buildTerms, FIRST_PLACE } from '@/domain/terms/build-terms';
import { contractFillSchema } from '@/services/schemas/contract-fill.schema';
import { guaranteeSchema } from '@/services/schemas/records.schema';
import { guaranteeToWire } from '@/services/schemas/records.writer';
import { formatDate, parseDate } from '@/ui/text/date-text';
import { wireGuarantee } from './samples';

/* `valid_until` is one calendar date for the screens, the terms and the calendar, in every time zone. */

const ZONES = ['America/Los_Angeles', 'Europe/Madrid', 'Pacific/Kiritimati', 'UTC'];

afterEach(() => {
  vi.unstubAllEnvs();
});

const DAY = '2026-12-31';
const FORMS = [
  '2026-12-31',
  '2026-12-31T00:00:00Z',
  '2026-12-31T23:59:59.999Z',
  '2026-12-31T00:00:00.000000Z',
  '2026-12-31T23:59:59-12:00',
  '2026-12-31T00:00:00+14:00',
  '2026-12-31T00:00:00+0100',
  '2026-12-31T00:00',
  '2026-12-31 00:00:00',
  '2026-12-31 00:00:00+01:00',
];
const UNKNOWN = [
  '2026-12-31T00:00:00+23:59',
  '2026-12-31T00:00:00-14:01',
  '2026-12-31T24:00:00Z',
  '2026-12-31T99:00:00Z',
  '2026-12-31Tnoon',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '31/12/2026',
  'Dec 31, 2026',
  '20261231',
  '+002026-12-31',
  '1798675200',
  ' 2026-12-31',
  '２０２６-12-31',
  'soon',
];

function read(valid_until: unknown): Guarantee {
  return v.parse(guaranteeSchema, { ...wireGuarantee, id: 8, deposits: [], withdrawals: [], valid_until });
}

/** The date in each place that has one. */
function listDates(guarantee: Guarantee): (string | null | undefined)[] {
  const { contract } = makeSource({ guarantees: [guarantee] });
  const terms = buildTerms(makeSource({ guarantees: [guarantee] }), FIRST_PLACE);
  return [guarantee.validUntil, terms.terms.guarantees[0]?.validUntil, listDeadlines(contract)[0]?.date];
}

describe.each(ZONES)('in %s', (zone) => {
  test.each(FORMS)('%j is the same day everywhere, and is sent back as received', (sent) => {
    vi.stubEnv('TZ', zone);
    const guarantee = read(sent);
    expect(listDates(guarantee)).toEqual([DAY, DAY, DAY]);
    const shown = parseDate(guarantee.validUntil ?? '');
    expect(shown && formatDate(shown, 'date', 'en')).toBe('Dec 31, 2026');
    expect(guaranteeToWire(guarantee, 'received').valid_until).toBe(sent);
  });

  test.each([...UNKNOWN, 1798675200, 1798675200000])(
    '%j is unknown, shown as it is, and sent back as received',
    (sent) => {
      vi.stubEnv('TZ', zone);
      const guarantee = read(sent);
      expect(listDates(guarantee)).toEqual([String(sent), String(sent), undefined]);
      expect(guaranteeToWire(guarantee, 'received').valid_until).toBe(sent);
    },
  );
});

test.each([null, '', undefined])('%j is no date', (sent) => {
  expect(listDates(read(sent))).toEqual([null, '', undefined]);
});

test('a date that was changed is sent as it is now', () => {
  const guarantee = read('2026-12-31T00:00:00Z');
  expect(guaranteeToWire({ ...guarantee, validUntil: '2027-01-31' }, 'received').valid_until).toBe('2027-01-31');
});

test('a fill without the date changes neither', () => {
  const fill = v.parse(contractFillSchema, { guarantees: [{ id: 8, status: 'active' }] });
  expect(Object.keys(fill.guarantees?.[0] ?? {})).toEqual(['id', 'status']);
  const dated = v.parse(contractFillSchema, { guarantees: [{ id: 8, valid_until: '2026-12-31T00:00:00Z' }] });
  expect(dated.guarantees).toEqual([{ id: 8, validUntil: DAY, sentDate: '2026-12-31T00:00:00Z' }]);
});
