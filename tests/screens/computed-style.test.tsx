import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { computeFully, computeStyle } from './computed-style';
import { fundedStory } from './guarantee-support';
import { testWorld, visit } from './support';

const world = testWorld();

it('computes what jsdom computes', async () => {
  const { ana, contractId } = await fundedStory(world);
  const { user } = visit(`/contracts/${contractId}`, ana);
  await user.click(await screen.findByRole('button', { name: 'Release Guarantee' }));
  await screen.findByRole('dialog');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="added"><p hidden>a</p><p style="visibility: hidden">b <b>c</b></p><table><tr hidden><td>d</td></tr></table>' +
      '<p style="color: red">e</p><dialog>f</dialog><input type="hidden"><input type="checkbox"></div>',
  );

  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(200);
  for (const element of elements) {
    const [expected, style] = [computeFully(element), computeStyle(element)];
    expect(style, element.outerHTML).toMatchObject({
      display: expected.display,
      visibility: expected.visibility,
      pointerEvents: expected.pointerEvents,
    });
    expect(style.getPropertyValue('display')).toBe(expected.display);
  }
  document.querySelector('#added')?.remove();
});
