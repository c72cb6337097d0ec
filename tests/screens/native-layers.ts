/*
 * Modal dialogs and popovers (HTML standard), which jsdom lacks: focus, the background that keyboard focus can't enter,
 * Escape, light dismiss and their events. Layout, backdrop and top layer are tested in a browser.
 */

// Files share a window.
if (!('showModal' in HTMLDialogElement.prototype)) install();

function install(): void {
  installDialog();
  installPopover();

  // Default actions run after all other listeners.
  window.addEventListener('keydown', (event) => {
    const top = topDialog();
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') return closeTop();
    if (event.key !== 'Tab' || top === null || top.contains(document.activeElement)) return;
    event.preventDefault();
    tabStops(top)[0]?.focus();
  });
}

function closeTop(): void {
  const popover = openPopover();
  const dialog = topDialog();
  if (popover !== null) popover.hidePopover();
  else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

function installDialog(): void {
  const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
  const { focus } = HTMLElement.prototype;

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement): void {
      if (this.open || !this.isConnected) throw new DOMException('Open, or not in the page.', 'InvalidStateError');
      openPopover()?.hidePopover();
      previousFocus.set(this, document.activeElement);
      this.open = true;
      (tabStops(this)[0] ?? this).focus();
    },
    close(this: HTMLDialogElement): void {
      if (!this.open) return;
      this.open = false;
      const previous = previousFocus.get(this);
      if (this.isConnected && previous instanceof HTMLElement) previous.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });

  HTMLElement.prototype.focus = function focusUnlessInert(...options): void {
    const top = topDialog();
    if (top === null || top.contains(this)) focus.apply(this, options);
  };
}

function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

function tabStops(dialog: HTMLDialogElement): HTMLElement[] {
  const all = dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  return [...all].filter(
    (element) => !element.matches(':disabled, [tabindex="-1"]') && element.closest('[hidden], [inert]') === null,
  );
}

/** Popovers of the kind `auto`, of which only one is open at a time. */
function installPopover(): void {
  const previousFocus = new WeakMap<HTMLElement, Element | null>();

  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement): void {
      if (isOpen(this) || !this.isConnected) throw new DOMException('Open, or not in the page.', 'InvalidStateError');
      openPopover()?.hidePopover();
      this.dispatchEvent(toggleEvent('beforetoggle', 'open'));
      previousFocus.set(this, document.activeElement);
      this.style.display = 'block';
      setTimeout(() => this.dispatchEvent(toggleEvent('toggle', 'open')));
    },
    hidePopover(this: HTMLElement): void {
      if (!isOpen(this)) return;
      this.dispatchEvent(toggleEvent('beforetoggle', 'closed'));
      this.style.display = '';
      const previous = previousFocus.get(this);
      if (this.contains(document.activeElement) && previous instanceof HTMLElement) previous.focus();
      setTimeout(() => this.dispatchEvent(toggleEvent('toggle', 'closed')));
    },
  });

  window.addEventListener('pointerup', ({ target }) => {
    const open = openPopover();
    if (open === null || !(target instanceof Element) || open.contains(target) || invokedBy(target) === open) return;
    open.hidePopover();
  });
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const popover = target instanceof Element && !defaultPrevented ? invokedBy(target) : null;
    if (popover === null) return;
    if (isOpen(popover)) popover.hidePopover();
    else popover.showPopover();
  });
}

function isOpen(popover: HTMLElement): boolean {
  return popover.style.display === 'block';
}

function openPopover(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[popover]')].find(isOpen) ?? null;
}

function invokedBy(target: Element): HTMLElement | null {
  const id = target.closest('button[popovertarget]:not(:disabled)')?.getAttribute('popovertarget');
  return id ? document.getElementById(id) : null;
}

function toggleEvent(type: string, newState: 'open' | 'closed'): Event {
  return Object.assign(new Event(type), { newState, oldState: newState === 'open' ? 'closed' : 'open' });
}
