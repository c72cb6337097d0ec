import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { destinationRecords } from '@/store/destinations/destinations.thunks';
import { DESTINATION, fundedStory, openDialog, replaceText, type Story, submitRelease } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();
const NEW = /You have not paid this address before/;

function openRelease(story: Story) {
  return openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
}

it('says that an address is new, and remembers it with its name once a release to it is signed', async () => {
  const story = await fundedStory(world);
  const { user, dialog } = await openRelease(story);
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  expect(await within(dialog).findByText(NEW)).toBeTruthy();
  expect(within(dialog).queryByText('Earlier destinations')).toBeNull();
  await user.type(await within(dialog).findByLabelText('Name of this destination (optional)'), 'My wallet');
  await submitRelease(user, dialog, '0.0006');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const account = String(story.ana.public_key).toLowerCase();
  await waitFor(async () =>
    expect(await destinationRecords.change([account], (known) => [...known])).toMatchObject([
      { address: DESTINATION, name: 'My wallet' },
    ]),
  );
});
