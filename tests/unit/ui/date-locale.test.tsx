import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateText } from '@/ui/text/date-text';
import { Language } from '@/ui/text/language';

afterEach(() => vi.restoreAllMocks());

describe('a date is formatted for the locale', () => {
  it.each([
    ['en', ['en-US', 'en'], 'Nov 21, 2026'],
    ['en', ['es-ES', 'en-GB', 'en-US'], '21 Nov 2026'],
    ['es', ['es-ES'], '21 nov 2026'],
    ['es', ['en-GB'], '21 nov 2026'],
    ['en', [], 'Nov 21, 2026'],
  ])('in %s, by a browser of %j: %s', (tag, languages, text) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    render(
      <Language tag={tag}>
        <DateText value="2026-11-21" />
      </Language>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});
