import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fundedStory, openDialog, storedWithdrawals } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();

// Spec: 8.release-incomplete
it('an incomplete release is only logged, and not submitted', async () => {
  const story = await fundedStory(world);
  const { dialog } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('A release was not submitted'));
  expect(storedWithdrawals(world, story)).toEqual([]);
});
