import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/button/button';
import { Dialog, type DialogProps } from '@/ui/dialog/dialog';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { TextField } from '@/ui/fields/text-field';
import { LanguageScope } from '@/ui/text/language-scope';

function Opener({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const [ticks, setTicks] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Sign Transaction"
          purpose="Signs the release."
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button onClick={() => setTicks(ticks + 1)}>Tick {ticks}</Button>
              <Button type="submit">Sign</Button>
            </>
          }
          {...props}
        >
          {children ?? <TextField label="Signing Password" type="password" />}
        </Dialog>
      )}
    </>
  );
}

/** An opener that its dialog removes. */
function List() {
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(true);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as a part that scrolls
    <section aria-label="Guarantees" tabIndex={0}>
      {waiting && <Button onClick={() => setOpen(true)}>Open</Button>}
      {open && (
        <Dialog title="Sign Transaction" onClose={() => setOpen(false)}>
          <Button onClick={() => setWaiting(false)}>Sign</Button>
        </Dialog>
      )}
    </section>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Sign Transaction' }) };
}

function getFocused(): Element | null {
  return document.activeElement;
}

describe('Dialog', () => {
  it('is modal, labelled by its title and described by its purpose', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Signs the release.');
  });

  it('focuses its first field, traps the focus and restores it', async () => {
    const { user } = await openDialog();
    const field = screen.getByLabelText('Signing Password');
    expect(getFocused()).toBe(field);
    await user.tab({ shift: true });
    expect(getFocused()).toBe(screen.getByRole('button', { name: 'Sign' }));
    await user.tab();
    expect(getFocused()).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getFocused()).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('moves the focus to the container of a removed opener', async () => {
    const user = userEvent.setup();
    render(<List />);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    await user.keyboard('{Escape}');
    expect(getFocused()).toBe(screen.getByRole('region', { name: 'Guarantees' }));
  });

  it('brings a lost focus back inside', async () => {
    const { user, dialog } = await openDialog();
    (getFocused() as HTMLElement).blur();
    await user.tab();
    expect(dialog.contains(getFocused())).toBe(true);
  });

  it('restores the focus to a control once it is enabled again', async () => {
    function Work() {
      const [busy, setBusy] = useState(false);
      return (
        <Dialog title="Sign Transaction" onClose={vi.fn()} footer={<Button busy={busy}>Sign</Button>}>
          <input aria-label="Signing Password" disabled={busy} />
          <Button onClick={() => setBusy(!busy)}>Turn</Button>
        </Dialog>
      );
    }
    render(<Work />);
    const field = screen.getByLabelText('Signing Password');
    const turn = screen.getByRole('button', { name: 'Turn' });
    expect(getFocused()).toBe(field);
    // Browsers blur disabled elements, jsdom does not.
    field.blur();
    await act(async () => turn.click());
    expect(getFocused()).toBe(document.body);
    act(() => turn.click());
    await waitFor(() => expect(getFocused()).toBe(field));
  });

  it('lets the focus leave a field that re-renders on blur', () => {
    function Form() {
      const [left, setLeft] = useState(false);
      return (
        <Dialog title="Add Guarantee" onClose={vi.fn()}>
          <TextField label="Amount" error={left ? 'Fill this in.' : null} onBlur={() => setLeft(true)} />
          <TextField label="Conditions" />
        </Dialog>
      );
    }
    render(<Form />);
    // Between one field and the next, nothing has the focus.
    act(() => screen.getByLabelText('Amount').blur());
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    expect(getFocused()).toBe(document.body);
  });

  it('focuses the first invalid field on submit', async () => {
    function Form() {
      const [tried, setTried] = useState(false);
      const error = tried ? 'Fill this in.' : null;
      return (
        <Dialog
          title="Add Guarantee"
          onClose={vi.fn()}
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
          }}
          footer={<Button type="submit">Add</Button>}
        >
          <TextField label="Name" />
          <TextField label="Amount" error={error} />
          <TextField label="Conditions" error={error} />
        </Dialog>
      );
    }
    const user = userEvent.setup();
    render(<Form />);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(getFocused()).toBe(screen.getByLabelText('Amount'));
    await user.type(await screen.findByLabelText('Conditions'), 'None');
    expect(getFocused()).toBe(screen.getByLabelText('Conditions'));
  });

  it('closes by a click on the backdrop, not by a selection dragged out of it', async () => {
    const { user, dialog } = await openDialog();
    // Events on the backdrop have the dialog itself as their target.
    const backdrop = dialog;
    const field = screen.getByLabelText('Signing Password');
    await user.pointer([
      { keys: '[MouseLeft>]', target: field },
      { target: backdrop },
      { keys: '[/MouseLeft]', target: backdrop },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.pointer({ keys: '[MouseLeft]', target: backdrop });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open while closing would lose work', async () => {
    const { user } = await openDialog({ closable: false });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('stays open when the browser forces closing, as on a second back gesture', async () => {
    const onClose = vi.fn();
    const { dialog } = await openDialog({
      onClose,
      discard: { question: 'Discard?', keep: 'Keep', discard: 'Discard' },
    });
    act(() => (dialog as HTMLDialogElement).close());
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['one page', -1],
    ['two pages', -2],
  ])("asks when the browser's Back leads %s away, and stays on the page", async (_name, steps) => {
    for (const idx of [0, 1, 2]) history[idx === 0 ? 'replaceState' : 'pushState']({ idx }, '', `/page-${idx}`);
    const leave = vi.fn();
    window.addEventListener('popstate', leave);
    const { user } = await openDialog({ discard: { question: 'Discard?', keep: 'Keep', discard: 'Discard' } });
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    act(() => history.go(steps));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(location.pathname).toBe('/page-2'));
    act(() => history.go(steps));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/page-2'));
    expect(leave).not.toHaveBeenCalled();
    // Nothing is held any more.
    history.back();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    window.removeEventListener('popstate', leave);
  });

  it('stays open when choosing a file inside is cancelled', async () => {
    await openDialog({ children: <input type="file" aria-label="PDF" /> });
    act(() => void screen.getByLabelText('PDF').dispatchEvent(new Event('cancel', { bubbles: true })));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reacts to Escape only when it is topmost', async () => {
    const { user } = await openDialog({ children: <Opener /> });
    await user.click(screen.getAllByRole('button', { name: 'Open' })[1] as HTMLElement);
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('QuestionDialog', () => {
  const texts = { title: 'Delete', question: 'Delete it?', cancelLabel: 'Cancel', confirmLabel: 'Yes', busyLabel: '…' };

  it('focuses the safe choice', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(
      <QuestionDialog {...texts} onClose={onClose} onConfirm={onConfirm}>
        <Button>Show more</Button>
      </QuestionDialog>,
    );
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open while the action runs', async () => {
    const onClose = vi.fn();
    render(<QuestionDialog {...texts} busy onClose={onClose} onConfirm={vi.fn()} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' }).matches(':disabled')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('has the language of its part of the page', () => {
  render(
    <LanguageScope tag="es">
      <Dialog title="Nueva Cláusula" onClose={vi.fn()} />
    </LanguageScope>,
  );
  expect(screen.getByRole('dialog').lang).toBe('es');
});
