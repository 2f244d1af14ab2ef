import { act } from 'react';
import { configurationCalls } from '@/contract/configuration/calls';
import { growthCalls } from '@/contract/growth/calls';
import { LearningReportType } from '@/contract/growth/values';
import { shareCalls } from '@/contract/share/calls';
import { PosterCard, usePosterCard } from '@/features/share/poster-card';
import { screen } from '@/features/screen';
import { reportReads } from '@/features/growth/report/use-read-report';
import { StudySituation, useStudySituation } from '@/features/growth/study-situation';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';

const Cards = screen('downloadApp', () => (
  <>
    <PosterCard store={usePosterCard()} />
    <StudySituation store={useStudySituation()} />
  </>
));

const REPORT = {
  id: 5,
  report_type: LearningReportType.firstLesson,
  report_msg: '首课报告已生成，看看孩子第一堂课的表现',
  eva_id: 0,
};
const RECORD = { step: 'S2-1', course_total: 36, subject_total: 2, isFinishClassToday: 1 as const };
const INVITE = {
  inviteTitle: '邀请好友，一起成长',
  indexHide: 0,
  indexPosterUrl: 'https://other.example/poster',
  indexPresentUrl: '/myTabClass',
};

const backend = () =>
  new FakeApi()
    .on(growthCalls.getLearningReportRecord, { ...RECORD, report_record: REPORT })
    .on(growthCalls.updateReportReadStatus, null)
    .on(shareCalls.getPosterTask, { rewardValue: 20, taskStatus: 1, remark: '好友体验一节课，你们都有礼物' })
    .on(configurationCalls.getUpgradeConfig, [
      { typeCode: 'inviteConfig', typeValue: JSON.stringify(INVITE) },
    ]);

const open = (options: OpenOptions = {}) =>
  openScreen('downloadApp', Cards, { api: backend(), user: TEST_USER, student: OFFICIAL, ...options });

describe('the study-situation card', () => {
  test('shows how much the child has learned, and the new report with its mark', async () => {
    const page = await open();
    const text = page.byClass('study-situation').textContent;
    expect(text).toContain('36节累计上课');
    expect(text).toContain('2门在学科目');
    expect(text).toContain('今日课程已结束');
    expect(page.byClass('study-situation__kind').textContent).toBe('首课报告新');
    expect(page.byClass('study-situation__report').getAttribute('aria-label')).toContain('新报告，首课报告');
  });

  test('keeps the mark at a tap, and refreshes after the report was read', async () => {
    const page = await open();
    await page.tap(page.byClass('study-situation__report'));
    expect(page.platform.navigation.last?.url).toContain('/pages/growth/first-lesson-report/index');
    expect(page.api.requests(growthCalls.updateReportReadStatus)).toEqual([]);
    expect(page.allByClass('study-situation__report')).toHaveLength(1);
    await leaveAndComeBack(page);
    expect(page.api.requests(growthCalls.getLearningReportRecord)).toHaveLength(1);
    page.app.get(reportReads).add(Promise.resolve());
    page.api.on(growthCalls.getLearningReportRecord, RECORD);
    await leaveAndComeBack(page);
    expect(page.api.requests(growthCalls.getLearningReportRecord)).toHaveLength(2);
    expect(page.allByClass('study-situation__report')).toEqual([]);
    expect(page.allByClass('study-situation')).toHaveLength(1);
  });

  test('is not there without a record, and nothing is said', async () => {
    const api = backend().onFailure(growthCalls.getLearningReportRecord, { kind: 'network' });
    const page = await open({ api });
    expect(page.allByClass('study-situation')).toEqual([]);
    expect(page.toasts).toEqual([]);
  });
});

describe('the share poster card', () => {
  test('says what it is for, and leads to the present by the router', async () => {
    const page = await open();
    expect(page.byClass('poster-card').textContent).toContain('奖励20豌豆币');
    await page.tap('邀请有礼');
    expect(page.platform.navigation.last?.url).toContain('/pages/courses/my-tab-class/index');
    expect(page.tracker.payloads('invite_click')).toEqual([{ entrance: 'present', page: 'index' }]);
  });

  test('has only the entrances that lead somewhere', async () => {
    const typeValue = JSON.stringify({ ...INVITE, indexPosterUrl: '' });
    const api = backend().on(configurationCalls.getUpgradeConfig, [{ typeCode: 'inviteConfig', typeValue }]);
    const page = await open({ api });
    expect(page.hasText('邀请有礼')).toBe(true);
    expect(page.hasText('分享海报')).toBe(false);
  });

  test('is hidden at once when the parent logs out, and so is the other card', async () => {
    const page = await open();
    act(() => page.app.session.clear());
    expect(page.allByClass('poster-card')).toEqual([]);
    expect(page.allByClass('study-situation')).toEqual([]);
  });
});
