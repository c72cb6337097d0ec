import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateText } from '@/ui/text/date-text';
import { LanguageScope } from '@/ui/text/language-scope';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a date is formatted for the language of the screen, by every browser', () => {
  it.each([
    ['en', ['en-US', 'en'], '21 Nov 2026'],
    ['en', ['es-ES', 'en-GB'], '21 Nov 2026'],
    ['es', ['en-US'], '21 nov 2026'],
  ])('in %s, by a browser of %j: %s', (tag, languages, text) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    render(
      <LanguageScope tag={tag}>
        <DateText value="2026-11-21" />
      </LanguageScope>,
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the tooltip of a date', () => {
  it('has the full date', async () => {
    render(<DateText value="2026-11-21" />);
    await userEvent.hover(screen.getByText('21 Nov 2026'));
    expect(screen.getByTitle('Saturday, 21 November 2026')).toBeTruthy();
  });

  it('says how long ago a moment was when the pointer arrived', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    render(<DateText value="2026-11-21T11:58:00Z" show="time" />);
    const time = screen.getByText(/58/);
    await userEvent.hover(time);
    expect(time.title).toContain('(2 minutes ago)');
    await userEvent.unhover(time);
    vi.setSystemTime(new Date('2026-11-21T12:08:00Z'));
    await userEvent.hover(time);
    expect(time.title).toContain('(10 minutes ago)');
  });
});
