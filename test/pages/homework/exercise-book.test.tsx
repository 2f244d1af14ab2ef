import { EXERCISE_CODE } from '@/contract/homework/exercise-book';
import type { ExercisePage } from '@/contract/homework/exercise-book.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { BACKEND_CODE, fail, ok } from '@/contract/errors';
import ExerciseBookReport from '@/pages/homework/exercise-book-report';
import ExerciseBookSnapshot from '@/pages/homework/exercise-book-snapshot';
import { checkedPage, recognisedPage, waitingPage } from '../../support/fakes/exercise-page';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const { checkExercisePage, getExercisePage, listExercisePages, recogniseExercisePage, snapExercisePage } =
  homeworkCalls;
const photo = { path: 'blob:page', name: 'page.jpg', size: 1000 };

const of = (page: ExercisePage) =>
  new FakeApi()
    .on(getExercisePage, page)
    .on(recogniseExercisePage, page)
    .on(checkExercisePage, checkedPage)
    .on(listExercisePages, [checkedPage], 1);
const session = { user: TEST_USER, student: OFFICIAL };
const open = (api: FakeApi, id?: string, prepare?: (fake: FakeApp) => void) =>
  openScreen('aiExerciseBookSnapshot', ExerciseBookSnapshot, {
    ...session,
    api,
    query: id === undefined ? {} : { id },
    ...(prepare ? { prepare } : {}),
  });

describe('a photo of a page', () => {
  const chooses =
    (uploaded = ok(['https://files.example/page.jpg'])) =>
    ({ app }: FakeApp): void => {
      jest.spyOn(app.files, 'choose').mockResolvedValue(ok([photo]));
      jest.spyOn(app.files, 'upload').mockResolvedValue(uploaded);
    };

  test('is taken, sent and looked at on a page of its own', async () => {
    const api = new FakeApi().on(snapExercisePage, { pageId: 7 });
    const screen = await open(api, undefined, chooses());
    await screen.tap('拍照或选择照片');
    expect(api.requests(snapExercisePage)).toEqual([{ url: 'https://files.example/page.jpg' }]);
    expect(screen.platform.navigation.last).toMatchObject({
      how: 'replace',
      url: expect.stringContaining('id=7'),
    });
  });

  test('that did not get through can be sent again without choosing it again', async () => {
    const api = new FakeApi().onFailure(snapExercisePage, { kind: 'network' });
    const screen = await open(api, undefined, chooses());
    await screen.tap('拍照或选择照片');
    expect(screen.allByClass('snapshot__failure')).toHaveLength(1);
    api.on(snapExercisePage, { pageId: 7 });
    await screen.tap('重新发送');
    expect(screen.app.files.choose).toHaveBeenCalledTimes(1);
    expect(screen.app.files.upload).toHaveBeenCalledTimes(1);
    expect(screen.platform.navigation.last?.url).toContain('id=7');
  });

  test('that was not chosen changes nothing', async () => {
    const screen = await open(new FakeApi(), undefined, ({ app }) => {
      jest.spyOn(app.files, 'choose').mockResolvedValue(fail({ kind: 'denied', ability: 'ChooseFile' }));
    });
    await screen.tap('拍照或选择照片');
    expect(screen.allByClass('snapshot__failure')).toEqual([]);
  });
});

describe('a page that is being recognised', () => {
  test('is waited for while another device asks, and then shown', async () => {
    const api = of(waitingPage);
    const screen = await open(api, '7');
    expect(screen.hasText('正在识别，大约需要半分钟')).toBe(true);
    api.on(recogniseExercisePage, recognisedPage);
    await screen.advance(2_000);
    expect(screen.hasText('核对识别结果')).toBe(true);
  });

  test('is not waited for longer than half a minute, and is asked for again', async () => {
    const api = of(waitingPage);
    const screen = await open(api, '7');
    for (let second = 0; second < 32; second += 2) await screen.advance(2_000);
    expect(screen.hasText('识别比平时慢一些')).toBe(true);
    api.on(recogniseExercisePage, recognisedPage);
    await screen.tap('再识别一次');
    expect(screen.hasText('核对识别结果')).toBe(true);
  });

  test('says what the server says when the recognition is down, the photo being kept', async () => {
    const api = of(waitingPage).onRefusal(
      recogniseExercisePage,
      EXERCISE_CODE.notAnswered,
      '识别服务没有回应',
    );
    const screen = await open(api, '7');
    expect([screen.hasText('识别服务没有回应'), screen.hasText('再识别一次')]).toEqual([true, true]);
  });

  test.each([
    ['blurred', '照片有点模糊，认不出来'],
    ['unknown', '认不出来这一页'],
  ] as const)('and is %s says so, with a link to another photo', async (reason, words) => {
    const screen = await open(of({ ...waitingPage, state: 'unreadable', reason }), '7');
    expect(screen.hasText(words)).toBe(true);
    await screen.tap('重新拍一张');
    expect(screen.platform.navigation.last?.how).toBe('replace');
  });

  test.each(['8', 'x'])('and is not there (%s) says so', async (id) => {
    const api = new FakeApi().onRefusal(getExercisePage, BACKEND_CODE.notFound, '没有');
    expect((await open(api, id)).hasText('找不到这一页练习')).toBe(true);
  });
});

describe('what was recognised', () => {
  const field = (screen: Awaited<ReturnType<typeof open>>, at: number): HTMLElement =>
    screen.allByClass('text-field__input')[at] as HTMLElement;

  test('is over the photo, and what may be misread is marked', async () => {
    const screen = await open(of(recognisedPage), '7');
    const boxes = screen.allByClass('photo-boxes__box');
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      '第1题，识别为 42',
      '第2题，识别为 69',
    ]);
    expect(screen.allByClass('photo-boxes__box--unsure')).toHaveLength(1);
    expect(screen.hasText('可能认错了，请核对')).toBe(true);
  });

  test('is corrected by the parent, and what they corrected is what is checked', async () => {
    const api = of(recognisedPage);
    const screen = await open(api, '7');
    await screen.type(field(screen, 1), '64');
    await screen.tap('核对好了，开始批改');
    expect(api.requests(checkExercisePage)).toEqual([{ pageId: 7, answers: [{ key: 'b2', text: '64' }] }]);
    expect(screen.platform.navigation.last?.url).toContain('exercise-book-report');
  });

  test('keeps what was corrected when the check fails', async () => {
    const api = of(recognisedPage).onFailure(checkExercisePage, { kind: 'network' });
    const screen = await open(api, '7');
    await screen.type(field(screen, 1), '64');
    await screen.tap('核对好了，开始批改');
    expect(screen.allByClass('form-footer__failure')).toHaveLength(1);
    expect((field(screen, 1) as HTMLInputElement).value).toBe('64');
  });

  test('is corrected in a sheet over the photo too', async () => {
    const screen = await open(of(recognisedPage), '7');
    await screen.tap(screen.allByClass('photo-boxes__box')[1] as HTMLElement);
    const inSheet = screen.byClass('sheet__content').querySelector<HTMLElement>('.text-field__input');
    await screen.type(inSheet as HTMLElement, '64');
    expect(screen.allByClass('photo-boxes__read').map(({ textContent }) => textContent)).toEqual([
      '42',
      '64',
    ]);
  });

  test('of a page that is checked already leads to its report', async () => {
    const screen = await open(of(checkedPage), '7');
    expect(screen.platform.navigation.last?.url).toContain('exercise-book-report');
  });
});

describe('the report of a page', () => {
  const report = (api: FakeApi, id?: string) =>
    openScreen('aiExerciseBookReport', ExerciseBookReport, {
      ...session,
      api,
      query: id === undefined ? {} : { id },
    });

  test('shows the result of each question, calmly, and what was collected', async () => {
    const screen = await report(of(checkedPage), '7');
    expect(screen.hasText('答对1题，共2题')).toBe(true);
    expect(screen.hasText('1道题已收进错题本')).toBe(true);
    expect(screen.allByClass('photo-boxes__box').map((box) => box.getAttribute('aria-label'))).toEqual([
      '第1题，写的是 42，答对了',
      '第2题，写的是 48，再想一想',
    ]);
    expect(screen.hasText('练练类似的题')).toBe(true);
  });

  test('marks right, half and wrong by three shapes, beside what is written', async () => {
    const [first, second] = checkedPage.boxes;
    if (!first?.result || !second) throw new Error('nothing was checked');
    const place = { left: 1000, top: 4000, width: 4000, height: 800 };
    const half = { ...first, key: 'b3', place, result: { ...first.result, verdict: 'partly' as const } };
    const atTheEdge = { ...second, key: 'b4', place: { ...place, left: 5500 } };
    const screen = await report(of({ ...checkedPage, boxes: [first, second, half, atTheEdge] }), '7');
    const boxes = screen.allByClass('photo-boxes__box');
    expect(boxes.map((box) => /sign--(\w+)/.exec(box.innerHTML)?.[1])).toEqual([
      'right',
      'wrong',
      'half',
      'wrong',
    ]);
    expect(boxes.map(({ className }) => /--(after|before|within)/.exec(className)?.[1])).toEqual([
      'within',
      'within',
      'after',
      'before',
    ]);
  });

  test('of a page that is not checked leads to where it is', async () => {
    const screen = await report(of(recognisedPage), '7');
    expect(screen.platform.navigation.last?.url).toContain('exercise-book-snapshot');
  });

  test('without an id lists the pages so far', async () => {
    const screen = await report(of(checkedPage));
    expect(screen.api.requests(getExercisePage)).toEqual([]);
    await screen.tap('豌豆思维练习册 S2 第12页');
    expect(screen.platform.navigation.last?.url).toContain('id=7');
  });

  test('says when there is none yet, with a link to the first', async () => {
    const screen = await report(of(checkedPage).on(listExercisePages, [], 0));
    expect(screen.hasText('还没有拍过练习页')).toBe(true);
    expect([screen.hasText('再拍一页'), screen.allByClass('screen__footer')]).toEqual([false, []]);
  });
});
