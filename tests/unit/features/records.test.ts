import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Contract } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { listDeadlines } from '@/domain/records/deadlines';
import type { StatementLine } from '@/domain/records/statement';
import { STATEMENT_COLUMNS, toPlainCell } from '@/domain/records/statement-rows';
import { writeStatementCsv } from '@/features/records/statement-csv';
import { writeCalendar } from '@/features/records/statement-tools';

/* The files of docs/records.md, read by parsers that had no part in writing them. */

const HOSTILE: [string, string][] = [
  ['=HYPERLINK("http://evil")', `'=HYPERLINK("http://evil")`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['\r=1', "'=1"],
  [' \u00a0=1', "'=1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['\u202e=1\u202c', "'=1"],
  ['a, "b"; c', 'a, "b"; c'],
  // A Spanish spreadsheet separates cells by semicolons.
  [`Roof;=cmd|' /C calc'!A0`, `Roof;'=cmd|' /C calc'!A0`],
  ['a;  @SUM(A1);-b', "a;'  @SUM(A1);'-b"],
  // A quotation mark in front of the sign, which a reader takes off.
  [`Roof;"=cmd|' /C calc'!A0;`, `Roof;'"=cmd|' /C calc'!A0;`],
  ['"=1', `'"=1`],
  ['a;"";"" =1', `a;"";'"" =1`],
  ["a;'@SUM(A1)", "a;''@SUM(A1)"],
  ['Roof, =1', "Roof,' =1"],
  ['Roof|+1|\u200b"＝2', `Roof|'+1|'\u200b"＝2`],
  ['a;\r\n=1', "a;' =1"],
  ['3, 4; 5 | 6 – a=b', '3, 4; 5 | 6 – a=b'],
  ['one\r\ntwo\u2028three', 'one two three'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['half \ud800', 'half \ufffd'],
  ['Señal – 1.000 €', 'Señal – 1.000 €'],
];

describe('text of other people', () => {
  it.each(HOSTILE)('%j becomes the cell %j', (text, cell) => {
    expect(toPlainCell(text)).toBe(cell);
  });
});

function line(title: string): StatementLine {
  return {
    id: 'deposit:d:0',
    event: 'release',
    status: 'confirmed',
    at: '2026-11-20T10:20:00Z',
    amount: toSats(100_000) as Sats,
    fee: null,
    payouts: [{ address: 'bcrt1qa', amount: toSats(100_000) as Sats, name: title }],
    isRecordOnly: false,
    txid: 'd',
    counterparty: { id: 2, name: title },
    isOwn: null,
    contract: { id: 1, title },
    guarantee: { id: 3, description: title },
  };
}

describe('a CSV file', () => {
  it('is read back cell by cell, whatever the title contains', () => {
    const text = writeStatementCsv(HOSTILE.map(([title]) => line(title)));
    expect(text.startsWith('\ufeff"time","event",')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
    expect(Object.keys(rows[0] ?? {})).toEqual([...STATEMENT_COLUMNS]);
    expect(rows.map((row) => row.contract)).toEqual(HOSTILE.map(([, cell]) => cell));
    for (const column of ['counterparty', 'payees'])
      expect(rows.map((row) => row[column])).toEqual(HOSTILE.map(([, cell]) => cell));
    expect(new Set(rows.map((row) => row.amount_btc))).toEqual(new Set(['0.00100000']));
  });

  it.each([',', ';', '\t', '|'])('has no formula for a reader that separates by %j', (delimiter) => {
    const isFormula = (cell: string) => /^[\s\u00a0\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠]/u.test(cell);
    const signs = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠1'];
    const starts = ['', '"', '""', "'", ' ', '\u00a0', '\u200b', '" ', ' "', '\r\n', '"\n"', 'x" '];
    const titles = signs.flatMap((sign) =>
      starts.flatMap((start) =>
        [',', ';', '\t', '|'].map((separator) => `Roof${separator}${start}${sign}${separator}`),
      ),
    );
    const text = writeStatementCsv([...HOSTILE.map(([title]) => title), ...titles].map(line));
    const options = { bom: true, delimiter, relax_quotes: true, relax_column_count: true, record_delimiter: '\r\n' };
    for (const row of text.split('\r\n')) {
      // With another separator, a quotation mark may stay open to the end.
      const rows = [row, `${row}"`].flatMap((each): string[][] => {
        try {
          return parse(each, options);
        } catch {
          return [];
        }
      });
      expect(rows.length).toBeGreaterThan(row === '' ? -1 : 0);
      expect(rows.flat().filter(isFormula)).toEqual([]);
    }
    // A reader that knows no quotes, and one that drops them.
    const cells = text.split('\r\n').flatMap((row) => row.split(delimiter));
    expect(cells.filter((cell) => isFormula(cell.replaceAll('"', '')))).toEqual([]);
  });

  it('has its header even without rows', () => {
    expect(parse(writeStatementCsv([]), { bom: true })).toEqual([[...STATEMENT_COLUMNS]]);
  });
});

const TEXTS = {
  name: 'Fechas, garantías',
  summary: ({ guarantee, contract }: { guarantee: string; contract: string }) => `${guarantee} (${contract})`,
  description: ({ guarantee }: { guarantee: string }) => `${guarantee}; moves no money,\nby itself`,
  language: 'ES',
};
const HERE = { origin: 'https://aval.test', host: 'aval.test' };

function contract(title: string, validUntil: string | null = '2027-03-31', status = 'active'): Contract {
  const guarantee = { id: 'g 1\r\nX:1', description: title, validUntil, status };
  return { id: 'c-1', title, status: 'active', guarantees: [guarantee] } as unknown as Contract;
}

async function read(contracts: Contract[], now = new Date('2026-11-20T10:00:00Z')) {
  const text = await writeCalendar(contracts.flatMap(listDeadlines), TEXTS, now, HERE);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { text, events: calendar.getAllSubcomponents('vevent') };
}

describe('deadlines', () => {
  it('are all-day events with reminders a week and a day before', async () => {
    const { text, events } = await read([contract('Earnest')]);
    expect(text).toMatch(/[^\r\n]\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(events).toHaveLength(1);
    const [event] = events;
    const start = new ICAL.Event(event).startDate;
    expect([start.toString(), start.isDate]).toEqual(['2027-03-31', true]);
    const alarms = (event as ICAL.Component).getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString())).toEqual(['-P6DT15H', '-PT15H']);
    expect((event as ICAL.Component).getFirstPropertyValue('url')).toBe('https://aval.test/contracts/c-1');
  });

  it('keep their id, with a higher sequence number in a later file', async () => {
    const [first] = (await read([contract('Earnest')])).events;
    const [second] = (await read([contract('Renamed')], new Date('2026-11-20T10:01:00Z'))).events;
    const get = (event: ICAL.Component | undefined, name: string) => event?.getFirstPropertyValue(name);
    expect(get(second, 'uid')).toBe(get(first, 'uid'));
    expect(get(second, 'uid')).toBe('guarantee.c-1.g%201%20X%3A1@aval.test');
    expect(Number(get(second, 'sequence'))).toBeGreaterThan(Number(get(first, 'sequence')));
  });

  it.each(HOSTILE)('carry the title %j as text, and nothing else', async (title) => {
    const { events, text } = await read([contract(title), contract('Other')]);
    expect(events).toHaveLength(2);
    const plain = toPlainLine(title);
    expect(events[0]?.getFirstPropertyValue('summary')).toBe(`${plain} (${plain})`);
    expect(events[0]?.getFirstPropertyValue('description')).toBe(`${plain}; moves no money,\nby itself`);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('have no line breaks from the title', async () => {
    const { text, events } = await read([contract('x\r\nBEGIN:VALARM\r\nACTION:AUDIO\nEND:VEVENT')]);
    expect(events).toHaveLength(1);
    expect(text.split('\r\n').filter((each) => each.startsWith('ACTION:'))).toEqual([
      'ACTION:DISPLAY',
      'ACTION:DISPLAY',
    ]);
  });

  it('of a guarantee that was paid out are cancelled, without a reminder', async () => {
    const [event] = (await read([contract('Earnest', '2027-03-31', 'executed')])).events;
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event?.getAllSubcomponents('valarm')).toEqual([]);
  });

  it.each([null, '', '2027-02-30', 'soon', '31-03-2027'])('are not made of the date %j', (date) => {
    expect(listDeadlines(contract('Earnest', date))).toEqual([]);
  });

  it('are not made of drafts', () => {
    expect(listDeadlines(contract('Earnest')).map(({ date }) => date)).toEqual(['2027-03-31']);
    expect(listDeadlines({ ...contract('Earnest'), status: 'draft' })).toEqual([]);
  });
});
