import { act } from 'react';
import type { Picture } from '@/contract/growth/report.schema';
import { clear, click, press, settle } from '../../components/support';
import { draw, pictureOf, show } from './support';

afterEach(clear);

const tapAt = (surface: HTMLElement, clientX: number, clientY: number): void => {
  act(() => void surface.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })));
};

const abilities = pictureOf(
  ['推理', '空间', '数感', '表达', '记忆'].map((label, index) => ({
    label,
    value: 50 + index * 10,
    before: 40,
  })),
  { kind: 'radar' },
);
const year = pictureOf(
  [
    { label: '2026-11-16', value: 30 },
    { label: '2026-11-18', value: 0 },
    { label: '2026-11-22', value: 60, before: 10 },
  ],
  { kind: 'calendar', unit: '分钟', max: 0, nowName: '学习' },
);
const points = pictureOf(
  [
    { label: '进位加法', state: 'mastered', value: 90, before: 70 },
    { label: '认识钟表', state: 'underway' },
    ...Array.from({ length: 9 }, (_, index) => ({ label: `知识点${index + 1}`, state: 'ahead' as const })),
  ],
  { kind: 'map' },
);

describe('every picture', () => {
  const all: readonly Picture[] = [pictureOf([{ label: '第一周', value: 60 }]), abilities, year];

  test.each(all)(
    'of $kind is an image with a sentence, and its numbers are a table at a tap',
    async (picture) => {
      const { box, byText } = await draw(picture, '学习情况');
      expect(box.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(/^学习情况，/);
      expect(box.querySelector('table')).toBeNull();
      click(byText('查看数据'));
      expect(box.querySelector('caption')?.textContent).toBe('学习情况');
      expect(box.querySelectorAll('tbody tr')).toHaveLength(picture.points.length);
      expect(byText('收起数据').getAttribute('aria-expanded')).toBe('true');
    },
  );

  test('without a point says so, and asks for no drawing', async () => {
    const { box } = await show(pictureOf([]));
    expect(box.textContent).toBe('还没有记录');
  });

  test('says in its table what is unknown, and what was before', async () => {
    const { box, byText } = await draw(
      pictureOf([
        { label: '第一周', before: 0 },
        { label: '第二周', value: 0 },
      ]),
    );
    click(byText('查看数据'));
    const rows = [...box.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['项目', '近30天', '之前30天'],
      ['第一周', '还没有记录', '0%'],
      ['第二周', '0%', '还没有记录'],
    ]);
  });

  test('with a previous period distinguishes the two by more than colour', async () => {
    const { has } = await draw(pictureOf([{ label: '第一周', value: 60, before: 50 }]));
    expect(has('drawn__mark--hole')).toBe(true);
  });
});

describe('a line or bars', () => {
  const weeks = pictureOf([
    { label: '10月26日那周', value: 92 },
    { label: '11月2日那周', value: 96 },
    { label: '11月9日那周' },
  ]);
  const texts = (all: HTMLElement[]) => all.map(({ textContent }) => textContent);

  test('names the value of the newest known point, until another is read', async () => {
    const { surface, all } = await draw(weeks);
    expect(texts(all('drawn__last'))).toEqual(['96%']);
    tapAt(surface, 4, 50);
    expect(all('drawn__last')).toEqual([]);
  });

  test('keeps that value clear of what is drawn for the time before', async () => {
    const styleOf = async (kind: Picture['kind'], points: Picture['points']) =>
      (await draw({ ...pictureOf(points), kind, max: 100 })).get('drawn__last').style;
    const lower = [
      { label: '第一周', value: 10, before: 50 },
      { label: '第二周', value: 0, before: 50 },
    ];
    expect((await styleOf('bars', lower)).bottom).toBe('50%');
    const higher = [{ label: '第一周', value: 50, before: 0 }];
    expect((await styleOf('bars', higher)).bottom).toBe('50%');
    const high = [
      { label: '第一周', value: 80, before: 90 },
      { label: '第二周', value: 80, before: 90 },
    ];
    const below = await styleOf('line', high);
    expect([below.bottom, below.top]).toEqual(['', expect.stringMatching(/%$/)]);
  });

  test('of more than four weeks names the days where they begin and end', async () => {
    const days = ['10月26日那周', '11月2日那周', '11月9日那周', '11月16日那周', '11月23日那周'];
    const { all } = await draw({ ...pictureOf(days.map((label) => ({ label, value: 1 }))), kind: 'bars' });
    expect([texts(all('drawn__label')), texts(all('drawn__end'))]).toEqual([[], ['10/26', '11/9', '11/23']]);
  });

  test('has days as numbers on its axis, and says once that they are weeks', async () => {
    const { all, get } = await draw({ ...weeks, kind: 'bars' });
    expect(texts(all('drawn__label'))).toEqual(['10/26', '11/2', '11/9']);
    expect(get('drawn__legend').textContent).toBe('按周');
  });

  test('of high values begins above 0 as a line, never as bars', async () => {
    const scale = async (kind: Picture['kind']) =>
      texts([...(await draw({ ...weeks, kind })).get('drawn__scale').children] as HTMLElement[]);
    expect(await scale('line')).toEqual(['100%', '90', '80']);
    expect(await scale('bars')).toEqual(['100%', '50', '0']);
  });
});

describe('a radar', () => {
  test('reads the ability whose axis is nearest to the touch', async () => {
    const { surface, bubble } = await draw(abilities);
    tapAt(surface, 100, 4);
    expect(bubble()[0]).toBe('推理');
    tapAt(surface, 190, 35);
    expect(bubble()).toEqual(['空间', '近30天：60%', '之前30天：40%']);
  });

  test('names each axis with its number', async () => {
    const { all } = await draw(abilities);
    expect(all('drawn__axis').map(({ textContent }) => textContent)).toEqual([
      '推理50%',
      '空间60%',
      '数感70%',
      '表达80%',
      '记忆90%',
    ]);
  });
});

describe('a ring', () => {
  const attendance = { label: '出勤率', value: 92, before: 80 };

  test('of one number is a line: the number, a bar, a mark where it was before', async () => {
    const { get, box } = await show(pictureOf([attendance], { kind: 'ring' }));
    expect(get('rate').textContent).toBe('92%出勤率');
    expect(get('progress').getAttribute('aria-valuenow')).toBe('92');
    expect(get('rate__before').style.left).toBe('80%');
    expect(get('drawn__legend').textContent).toBe('近30天之前30天 80%');
    expect(box.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('出勤率 92%');
  });

  test('of one small count is a pod of peas', async () => {
    const right = pictureOf([{ label: '答对', value: 6 }], { kind: 'ring', unit: '题', max: 8, nowName: '' });
    const { all } = await show(right);
    expect(all('pod__pea')).toHaveLength(8);
    expect(all('pod__pea--full')).toHaveLength(6);
  });

  test('of abilities is a line each: of few questions a pod, of many a bar, and unknown is not none right', async () => {
    const abilities = [
      { label: '逻辑推理', value: 75, of: 4, before: 50 },
      { label: '空间想象', value: 90, of: 40 },
      { label: '数感运算' },
    ];
    const { all, get } = await show(pictureOf(abilities, { kind: 'ring', nowName: '这次' }));
    expect(all('rate').map(({ textContent }) => textContent)).toEqual([
      '3/4逻辑推理',
      '36/40空间想象',
      '还没有记录数感运算',
    ]);
    expect([all('pod__pea').length, all('pod__pea--full').length]).toEqual([4, 3]);
    expect(all('progress').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['36', '0']);
    expect([all('rate__before').length, all('drawn__legend').length]).toEqual([0, 0]);
    expect(get('drawn__toggle').textContent).toContain('数据');
  });
});

describe('a year of days', () => {
  test('reads a day at a tap, and says so of a day without a record', async () => {
    const { surface, bubble } = await draw(year);
    tapAt(surface, 100, 2);
    expect(bubble()).toEqual(['11月16日 周一', '学习：30分钟']);
    tapAt(surface, 100, 20);
    expect(bubble()).toEqual(['11月17日 周二', '还没有记录']);
  });

  test('says what its shades count', async () => {
    expect((await draw(year)).get('drawn__legend').textContent).toBe('每天几分钟少多');
  });

  test('goes from day to day and from week to week by the keyboard, from the newest', async () => {
    const { bubble, press: key } = await draw(year);
    key('ArrowUp');
    expect(bubble()).toEqual(['11月22日 周日', '学习：60分钟', '之前30天：10分钟']);
    key('ArrowUp');
    expect(bubble()[0]).toBe('11月21日 周六');
    key('ArrowLeft');
    expect(bubble()[0]).toBe('11月16日 周一');
  });
});

describe('a map of what is learned', () => {
  test('is in groups with a mark each, the first six of a group and a link to the others', async () => {
    const { all, byText } = await show(points);
    expect(all('drawn__group-name').map(({ textContent }) => textContent)).toEqual([
      '已掌握 1个',
      '学习中 1个',
      '待学习 9个',
    ]);
    expect(all('drawn__group-head').every((head) => head.querySelector('.icon'))).toBe(true);
    expect(all('drawn__tile')).toHaveLength(8);
    click(byText('全部9个'));
    expect(all('drawn__tile')).toHaveLength(11);
  });

  test('reads a point by tap and by keyboard, and goes on by arrows', async () => {
    const { all } = await show(points);
    const [first, second] = all('drawn__tile');
    if (!first || !second) throw new Error('no tiles');
    click(first);
    expect(first.textContent).toBe('进位加法已掌握近30天：90%之前30天：70%');
    first.focus();
    press(first, 'ArrowRight');
    expect(document.activeElement).toBe(second);
    press(second, 'Enter');
    await settle();
    expect(second.textContent).toBe('认识钟表学习中');
  });
});
