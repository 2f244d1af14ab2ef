import { coursesCalls } from '@/contract/courses/calls';
import { ReplayState, Subject } from '@/contract/courses/values';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassContent } from '@/contract/lessons/schema';
import CourseReplay from '@/pages/courses/course-replay';
import RecordingList from '@/pages/courses/recording-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { chapter, replay, replayDetail } from './samples';

jest.mock('@/features/films/stage/FilmStage', () => jest.requireActual('./fake-stage'));

const { getChapter, getReplay, listReplays } = coursesCalls;
const parent = { user: TEST_USER, student: OFFICIAL };

describe('the list of replays', () => {
  const open = (items = [replay()]) =>
    openScreen('recordingList', RecordingList, {
      ...parent,
      api: new FakeApi().on(listReplays, items, items.length),
    });

  test('shows when the lesson was, its teacher, and how long it can be watched', async () => {
    const screen = await open([
      replay({ furthestSeconds: 150 }),
      replay({ liveId: 2, availableUntil: '2026-11-23 20:10:00' }),
      replay({ liveId: 3, availableUntil: '2026-11-21 20:10:00' }),
    ]);
    for (const text of ['昨天 19:00', '豌豆思维 进阶班 · 林老师', '还能看89天', '还能看2天', '今天到期']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.allByClass('replay-card__note--soon')).toHaveLength(2);
    expect(screen.byClass('progress-cover__bar').getAttribute('aria-valuenow')).toBe('50');
  });

  test('plays what is ready; what is being made and what is over say so', async () => {
    const screen = await open([
      replay({
        liveId: 1,
        chapterName: '制作',
        state: ReplayState.preparing,
        availableFrom: '2026-11-21 10:20:00',
      }),
      replay({ liveId: 2, chapterName: '迟到', state: ReplayState.preparing }),
      replay({ liveId: 3, chapterName: '过期', state: ReplayState.over }),
      replay({ liveId: 4, chapterName: '可看' }),
    ]);
    for (const text of ['制作中', '预计 今天 10:20 后可看', '回放还在整理', '已过期']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    for (const name of ['制作', '迟到']) await screen.tap(name);
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('可看');
    expect(screen.platform.navigation.last?.url).toContain('courses/course-replay/index?liveId=4');
  });

  test('turns over while it is looked at', async () => {
    const screen = await open([replay({ availableUntil: '2026-11-21 10:00:20' })]);
    expect(screen.hasText('今天到期')).toBe(true);
    await screen.advance(30_000);
    expect(screen.hasText('回放的观看时间已结束')).toBe(true);
  });

  test('is that of one subject when it is chosen', async () => {
    const screen = await open();
    screen.api.on(listReplays, [], 0);
    await screen.tap('编程');
    expect(screen.api.requests(listReplays).at(-1)).toMatchObject({ subject: Subject.biancheng });
    await screen.tap('全部回放');
    expect(screen.api.requests(listReplays).at(-1)).not.toHaveProperty('subject');
  });

  test('that is empty leads to the courses', async () => {
    const screen = await open([]);
    await screen.tap('去我的课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/my-tab-class');
  });
});

describe('watching a lesson again', () => {
  const open = (query: { readonly id?: string; readonly liveId?: string }, api = new FakeApi()) =>
    openScreen('courseReplay', CourseReplay, {
      ...parent,
      api: api.on(homeCalls.getPositionBanner, []),
      query,
    });
  const plays = (): string => document.querySelector('.fake-stage__plays')?.textContent ?? '';
  const byId = new FakeApi().on(getReplay, ({ liveId }) =>
    replayDetail({
      liveId,
      chapterName: `第${liveId}讲`,
      nextLiveId: liveId + 1,
      nextName: `第${liveId + 1}讲`,
    }),
  );

  test('plays the lesson of the address, and says which it is', async () => {
    const screen = await open({ liveId: '12' }, byId);
    expect(plays()).toBe('replay 12');
    for (const text of ['第12讲', '豌豆思维 进阶班 · 林老师', '昨天 19:00 上课', '还能看89天']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test('has the key points of the lesson where there are any', async () => {
    const points = { keyPoints: [{ title: '规律', text: '一组重复的图形' }] } as ClassContent;
    byId.on(lessonsCalls.getClassContent, points);
    const screen = await open({ liveId: '12' }, byId);
    expect(screen.hasText('规律：一组重复的图形')).toBe(true);
  });

  test('goes on with the next lesson, by itself or by a tap', async () => {
    const screen = await open({ liveId: '12' }, byId);
    await screen.tap('片尾到了');
    expect(plays()).toBe('replay 13');
    await screen.tap('下一节');
    expect(plays()).toBe('replay 14');
  });

  test('keeps playing when the next one fails, and says why', async () => {
    const screen = await open({ liveId: '12' }, byId);
    screen.api.onFailure(getReplay, { kind: 'network' });
    await screen.tap('下一节');
    expect([plays(), screen.toasts.length]).toEqual(['replay 12', 1]);
  });

  test('plays a chapter of films, with its key points', async () => {
    const found = {
      ...chapter(1),
      summary: '会动的图形',
      keyPoints: ['看形状', '看颜色'],
      courseId: 3001,
      courseTitle: '动手拼一拼',
      kind: 'babyStudy',
      subject: Subject.wandou,
      previousId: 0,
      nextId: 0,
    } as const;
    const screen = await open(
      { id: '35001' },
      new FakeApi().on(getChapter, { ...found, keyPoints: [...found.keyPoints] }),
    );
    expect(plays()).toBe('chapter 35001');
    expect(['看形状', '看颜色', '动手拼一拼'].every((text) => screen.hasText(text))).toBe(true);
    await screen.tap('查看这门课程');
    expect(screen.platform.navigation.last?.url).toContain('courses/baby-study-detail/index?id=3001');
  });

  test('leads to the list where the address names nothing, or nothing that there is', async () => {
    for (const query of [{}, { liveId: 'x' }, { liveId: '9' }]) {
      const screen = await open(query, new FakeApi().on(getReplay, null));
      await screen.tap('全部回放');
      expect(screen.platform.navigation.last?.url).toContain('courses/recording-list');
    }
  });

  test('shows what the operator placed', async () => {
    const screen = await open({ liveId: '12' }, byId);
    expect(screen.api.requests(homeCalls.getPositionBanner)[0]?.displayPositionId).toContain(
      SLOT.courseReplay.banner,
    );
  });
});
