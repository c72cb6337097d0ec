import { screen, within } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { createContract, person, testWorld, visit } from './support';

const world = testWorld();

/** The server carries out the request, and its answer is lost. */
function loseAnswers(method: 'put' | 'delete'): void {
  world.server.use(
    http[method]('http://backend.test/api/contracts/:id', async ({ request }) => {
      await getResponse(world.backend.handlers, request.clone());
      return HttpResponse.error();
    }),
  );
}

it('a draft that was deleted is not reported as failed', async () => {
  const ana = person(world, 'Ana');
  await createContract(ana, { status: 'draft' });
  const { user } = visit('/contracts', ana);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  loseAnswers('delete');
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No contracts yet/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
