import { configurationCalls } from '@/contract/configuration/calls';
import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { hoursCalls } from '@/contract/hours/calls';
import { trackingCalls } from '@/contract/tracking/calls';
import ParentsCenter from '@/pages/profile/parents-center';
import type { FakeApi } from '../../support/fakes/fake-api';
import { openScreen } from '../support/open-screen';
import { asStarted, requestsBeyond, wholeScreen } from '../support/requests';
import { mineBackend } from './mine-backend';

const BRANDS = [
  ...[SubjectCode.wandou, SubjectCode.yuwen, SubjectCode.weiqi],
  ...[SubjectCode.biancheng, SubjectCode.moli, SubjectCode.math],
];

const ofSixBrands = (): FakeApi =>
  mineBackend()
    .on(
      coursesCalls.getUserSubject,
      BRANDS.map((brandCode) => ({ subject: Subject.wandou, name: '豌豆思维', brandCode })),
    )
    .on(hoursCalls.getHourCateByBrandCode, []);

const withLists = () =>
  ofSixBrands()
    .on(trackingCalls.writeEvents, null)
    .on(configurationCalls.getUpgradeConfigs, [])
    .on(hoursCalls.queryUserHourGroups, ({ brandCodeList }) =>
      brandCodeList.map((brandCode) => ({
        brandCode,
        smallLive: { baseHours: 32, giveHours: 4 },
        record: { baseHours: 24, giveHours: 0 },
      })),
    );

describe.each([
  ['a backend with our list calls', withLists],
  ['a gateway without them', ofSixBrands],
])('mine of a parent with six brands, of %s,', (_where, backend) => {
  test('is whole after 30 requests at most, events among them', async () => {
    const mine = await openScreen('parentsCenter', ParentsCenter, asStarted(backend()));
    await wholeScreen(mine);
    expect(mine.allByClass('hour-tiles__number').map(({ textContent }) => textContent)).toEqual([
      '216',
      '144',
      '3',
    ]);
    expect(requestsBeyond(30, mine.api)).toEqual([]);
  });
});
