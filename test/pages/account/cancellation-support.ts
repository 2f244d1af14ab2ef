import { accountCalls } from '@/contract/account/calls';
import type { Cancellation, CancellationLosses } from '@/contract/account/cancellation.schema';
import { FakeApi } from '../../support/fakes/fake-api';
import { NO_LOSSES } from '../../support/fakes/losses';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

export const state = (status: Cancellation['status']): Cancellation => ({
  status,
  phone: '138****0003',
  requestedAt: status === 'pending' ? '2026-11-21 10:00:00' : '',
  until: status === 'pending' ? '2026-12-06 10:00:00' : '',
  coolingOffDays: 15,
});

export const MUCH: CancellationLosses = {
  ...NO_LOSSES,
  hours: [{ brandCode: 'VIP_BianCheng', name: '编程', hours: 31.5 }],
  unclaimedHours: 6,
  openOrders: [{ name: '围棋启蒙课', state: '待支付' }],
  openOrderCount: 3,
  parcels: [{ name: '编程机器人套装', state: '运输中' }],
  parcelCount: 1,
  stars: 86,
  medals: 4,
  courses: ['豌豆思维'],
};

export const backend = (status: Cancellation['status'], losses: CancellationLosses = MUCH) =>
  new FakeApi()
    .on(accountCalls.getCancellation, state(status))
    .on(accountCalls.getCancellationLosses, losses)
    .on(accountCalls.agreeToCancellation, state('agreed'))
    .on(accountCalls.sendVerificationCodeV3, {})
    .on(accountCalls.confirmCancellation, state('pending'))
    .on(accountCalls.undoCancellation, state('none'))
    .on(accountCalls.getAgreement, {
      type: 'cancellation',
      title: '豌豆家长端账号注销须知',
      version: 1,
      changedOn: '2026-10-10',
      effectiveOn: '2026-10-20',
      intro: '注销是不可恢复的操作。',
      sections: [{ heading: '一、冷静期', paragraphs: [{ text: '15天', isItem: false }] }],
    });

export const parent = (api: FakeApi) => ({ user: TEST_USER, student: OFFICIAL, api });
