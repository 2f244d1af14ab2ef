import { act } from 'react';
import { homeworkCalls } from '@/contract/homework/calls';
import { homeworkChanges } from '@/features/homework/changes';
import ParentsCenter from '@/pages/profile/parents-center';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { mineBackend } from '../profile/mine-backend';

test('the badge of mine follows a hand-in that went by itself while the page is open', async () => {
  const api = mineBackend().on(homeworkCalls.workUndoneNum, { undoneNum: 2 });
  const screen = await openScreen('parentsCenter', ParentsCenter, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
  });
  const before = api.requests(homeworkCalls.workUndoneNum).length;
  await act(async () => screen.app.get(homeworkChanges).announce(7));
  await screen.settle();
  expect(api.requests(homeworkCalls.workUndoneNum)).toHaveLength(before + 1);
});
