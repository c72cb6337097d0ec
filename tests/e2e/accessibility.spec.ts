import {
  checkAnasDialogs,
  checkBertosDialogs,
  checkContracts,
  checkCreation,
  checkRecords,
} from './axe-checks/member-screens';
import { checkBeginner, checkVisitor } from './axe-checks/visitor-screens';
import { test } from './fixtures';
import { NIGHTLY } from './nightly';

test.describe('axe finds nothing, in light and dark', () => {
  // Without transitions, colours have their final values at once.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  test('on the screens of a visitor', ({ visitor }) => checkVisitor(visitor));

  test('on the screens of a new user', { tag: NIGHTLY }, ({ visitor }) => checkBeginner(visitor));

  test('on contract creation', ({ ana }) => checkCreation(ana));

  test('on contracts', ({ ana, berto }) => checkContracts(ana, berto));

  test('on statements and the tabs of a phone', { tag: NIGHTLY }, ({ ana }) => checkRecords(ana));

  test('on the dialogs of an owner', { tag: NIGHTLY }, ({ ana }) => checkAnasDialogs(ana));

  test('on the dialogs of a counterparty', { tag: NIGHTLY }, ({ berto }) => checkBertosDialogs(berto));
});
