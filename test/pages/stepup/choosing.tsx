import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpClass, StepUpInfo, StepUpResources } from '@/contract/stepup/schema';
import ShiftClass from '@/pages/stepup/shift-class';
import ChoiceTime from '@/pages/stepup/choice-time';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { stepUpApi } from '../../support/fakes/step-up';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';

/** All values that differ between classes are derived from `classId`. */
export const aClass = (classId: number, over: Partial<StepUpClass> = {}): StepUpClass => ({
  classId,
  cycle: [`周二 ${8 + classId}:30`, `周五 ${8 + classId}:00`],
  firstLiveTime: '2026-11-22 18:30:00',
  teacher: [{ id: 70 + classId, nickname: `林${classId}` }],
  ...over,
});

/** 12 classes, three of them recommended. */
export const resources = (over: Partial<StepUpResources> = {}): StepUpResources => ({
  all: Array.from({ length: 12 }, (_, index) => aClass(index + 1)),
  recommend: [aClass(1), aClass(2), aClass(3)],
  cycle: {
    '2': { '18:30': { '5': ['18:00', '18:30'] }, '9:30': { '4': ['9:00'] } },
    '3': { '19:00': { '6': ['10:00'] } },
  },
  applyCycle: [],
  ...over,
});

export const classesApi = (list: Partial<StepUpResources> = {}, info: Partial<StepUpInfo> = {}): FakeApi =>
  stepUpApi(info)
    .on(stepupCalls.listStepUpResources, resources(list))
    .on(stepupCalls.keepStepUpResources, null)
    .on(stepupCalls.changeClass, null);

export const WEEK = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** Without recommended classes the routing goes to the choice of times. */
export const timesApi = (info: Partial<StepUpInfo> = {}): FakeApi =>
  stepUpApi(info)
    .on(stepupCalls.listStepUpResources, resources({ recommend: [] }))
    .on(stepupCalls.getSelectTime, { week: WEEK, time: ['9:00', '18:00', '18:30'] })
    .on(stepupCalls.submitPlanTime, null);

/** Records navigation by route name without loading the target page. */
export function staysHere({ app }: Pick<OpenedScreen, 'app'>): void {
  jest.spyOn(app.router, 'replace').mockResolvedValue(undefined);
  jest.spyOn(app.router, 'reLaunch').mockResolvedValue(undefined);
}

const opening = (api: FakeApi, query = {}): OpenOptions => ({
  ...{ user: TEST_USER, student: OFFICIAL, api, query },
  prepare: staysHere,
});

export const openClasses = (api = classesApi()) =>
  openScreen('furtherShiftClassCenterFurtherShiftClass', ShiftClass, opening(api));

export const openTimes = (api = timesApi(), query = {}) =>
  openScreen('furtherShiftClassCenterFurtherChoiceTime', ChoiceTime, opening(api, query));

const calls = (move: unknown) => (move as jest.Mock).mock.calls as unknown[];

export const led = ({ app }: OpenedScreen) => calls(app.router.replace);
/** Relaunches at the end of the flow, after which there is no way back. */
export const endedAt = ({ app }: OpenedScreen) => calls(app.router.reLaunch);

export const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;

export const CHOOSE_1 = '选这个班：周二 9:30、周五 9:00';
export const keeps = (api: FakeApi) => api.requests(stepupCalls.keepStepUpResources).length;
export const joins = (api: FakeApi) => api.requests(stepupCalls.changeClass);

/** Text of an empty row of times. */
export const NONE = '请选择两节课的时间';
export const values = (screen: OpenedScreen) =>
  screen.allByClass('time-choice__value').map(({ textContent }) => textContent);
export const firstRow = () => labelled(`第1条 ${NONE}`);

/** Taps one option in each of the columns to change. */
export async function pick(screen: OpenedScreen, choices: Partial<Record<0 | 1 | 2 | 3, string>>) {
  await screen.tap(firstRow());
  for (const [column, text] of Object.entries(choices)) {
    const options = [...(screen.allByClass('column-sheet__column')[Number(column)]?.children ?? [])];
    await screen.tap(options.find(({ textContent }) => textContent === text) as HTMLElement);
  }
  await screen.tap('确定');
}
