import { Current } from '@tarojs/runtime';
import { act } from 'react';
import { homeworkCalls } from '@/contract/homework/calls';
import { HOMEWORK_PAGE_SIZE } from '@/contract/homework/values';
import HomeworkList from '@/pages/homework/list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aCard } from '../../support/fakes/homework';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';

const { listHomework } = homeworkCalls;
const ALL = 2 * HOMEWORK_PAGE_SIZE;

/** Title of the last item on the second page. */
let last = '';
const backend = () =>
  new FakeApi().on(
    listHomework,
    ({ page, limit }) =>
      Array.from({ length: limit }, (_, index) => {
        const homeworkId = (page - 1) * limit + index + 1;
        return aCard({ homeworkId, title: homeworkId === ALL ? last : `作业${homeworkId}` });
      }),
    ALL,
  );

test('a list that has grown is as long as it was on return, and all of it is refreshed', async () => {
  last = '还没做';
  const api = backend();
  const screen = await openScreen('homeworkList', HomeworkList, { user: TEST_USER, student: OFFICIAL, api });
  await act(async () => Current.page?.onReachBottom?.());
  await screen.settle();
  const rows = () => screen.allByClass('homework-row').length;
  expect([rows(), screen.hasText('还没做')]).toEqual([ALL, true]);
  last = '刚刚做完';
  const [onTheWay, ...kept] = [
    screen.allByClass('homework-row').at(-1),
    screen.allByClass('homework-row')[0],
  ];
  await leaveAndComeBack(screen);
  expect([rows(), screen.hasText('刚刚做完')]).toEqual([ALL, true]);
  // The same elements: rows that are removed and added again would move the scroll position.
  expect([screen.allByClass('homework-row').at(-1), screen.allByClass('homework-row')[0]]).toEqual([
    onTheWay,
    ...kept,
  ]);
});
