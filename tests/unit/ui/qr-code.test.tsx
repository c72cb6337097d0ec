import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '@/ui/text/qr-code';

it('has a white quiet zone of four modules around black modules, which forced colours do not change', () => {
  const { container } = render(<QrCode value="bitcoin:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080" label="QR code" />);
  const svg = container.querySelector('svg');
  const [ground, modules] = container.querySelectorAll('path');
  const [, , side = 0] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect([ground?.getAttribute('fill'), modules?.getAttribute('fill')]).toEqual(['#FFFFFF', '#000000']);
  expect(ground?.getAttribute('d')).toBe(`M0,0 h${side}v${side}H0z`);
  const drawn = modules?.getAttribute('d') ?? '';
  const starts = [...drawn.matchAll(/M(\d+)[ ,](\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const columns = starts.map(([x = 0]) => x);
  const rows = starts.map(([, y = 0]) => y);
  expect([Math.min(...columns), Math.min(...rows), side - 1 - Math.max(...rows)]).toEqual([4, 4, 4]);
  expect(svg?.parentElement?.className).toContain('forced-color-adjust-none');
});
