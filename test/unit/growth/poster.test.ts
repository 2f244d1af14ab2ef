import type { Shared } from '@/contract/growth/schema';
import { posterOf, type PosterContent } from '@/features/growth/poster/content';
import { drawPoster, linesOf } from '@/features/growth/poster/draw';
import { POSTER } from '@/features/growth/poster/look';
import { qrCodeOf } from '@/services/share/qr-code';
import { SHARED } from '../../pages/growth/shared-samples';

const widthOf = (text: string): number => Array.from(text).length;

describe('A text on a poster', () => {
  it.each([
    ['一二三四五六', 3, 5, ['一二三', '四五六']],
    ['一二三四五六七', 3, 2, ['一二三', '四五…']],
    ['一二', 3, 2, ['一二']],
    ['一二三。四', 3, 2, ['一二三。', '四']],
    ['一\n二', 3, 2, ['一', '二']],
    ['', 3, 2, []],
    ['长', 0, 1, ['…']],
  ])('is broken into lines that fit: %s', (text, width, most, lines) => {
    expect(linesOf(text, widthOf, width, most)).toEqual(lines);
  });
});

interface Mark {
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** A drawing context that records what it fills; a character of full width is as wide as the font size. */
function recorded(content: PosterContent, link = 'https://app.example/growUp/situation/v1/share?shareKey=k') {
  const marks: Mark[] = [];
  const size = () => Number(/(\d+)px/.exec(pen.font)?.[1]);
  const ignored = () => undefined;
  const pen = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: widthOf(text) * size() }),
    fillRect: (x: number, y: number, width: number, height: number) =>
      marks.push({ color: pen.fillStyle, x, y, width, height, text: '' }),
    fillText: (text: string, x: number, y: number) =>
      marks.push({ color: pen.fillStyle, x, y, width: widthOf(text) * size(), height: 0, text }),
    ...Object.fromEntries(
      ['setTransform', 'beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'closePath', 'fill', 'arc'].map(
        (name) => [name, ignored],
      ),
    ),
    ...{ stroke: ignored, arcTo: ignored },
  };
  const code = qrCodeOf(link);
  drawPoster(pen as unknown as CanvasRenderingContext2D, content, code);
  return { marks, code, texts: marks.map(({ text }) => text).filter(Boolean) };
}

const LONG = '很长的一句话'.repeat(40);
const FULL: PosterContent = {
  name: LONG.slice(0, 12),
  title: LONG,
  sentence: LONG,
  figures: [1, 2, 3].map(() => ({ name: LONG, value: '100000', unit: LONG })),
  until: '12月21日',
};

describe('A poster', () => {
  it.each([posterOf(SHARED.report), posterOf(SHARED.plan), FULL])(
    'stays within its edges: $title',
    (content) => {
      const { marks } = recorded(content);
      for (const { x, y, width, height } of marks) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(POSTER.width);
        expect(y + height).toBeLessThanOrEqual(POSTER.height);
      }
    },
  );

  it('says a short line large and a long one smaller, as a whole', () => {
    const sizeOf = (sentence: string) => {
      const { marks } = recorded({ ...posterOf(SHARED.report), sentence });
      const line = marks.find(({ text }) => text !== '' && sentence.startsWith(text.slice(0, 4)));
      return (line?.width ?? 0) / widthOf(line?.text ?? '');
    };
    expect([sizeOf('小豆真棒'), sizeOf('小豆这个月学得很认真，每节课都举手。'.repeat(3))]).toEqual([64, 48]);
  });

  it('says whose it is, what it found and how to see more', () => {
    const { texts } = recorded(posterOf(SHARED.report));
    expect(texts.join('')).toContain('小豆这个月进步很大');
    for (const text of ['小豆的成长', '10月学习报告', '长按识别二维码', '12月21日前有效'])
      expect([text, texts.includes(text)]).toEqual([text, true]);
  });

  it('has a code of whole pixels, with four white modules around it', () => {
    const { marks, code } = recorded(posterOf(SHARED.report));
    const last = marks.filter(({ text }) => text === '');
    const modules = last.filter(({ width, height, color }) => width === height && color === '#1b2620');
    const [first] = modules;
    const module = first?.width ?? 0;
    expect(Number.isInteger(module * POSTER.scale)).toBe(true);
    const ground = last.find(({ color, width }) => color === '#fff' && width === module * (code.modules + 8));
    expect(ground).toBeDefined();
    expect(Math.min(...modules.map(({ x }) => x))).toBe((ground?.x ?? 0) + 4 * module);
    expect(Math.min(...modules.map(({ y }) => y))).toBe((ground?.y ?? 0) + 4 * module);
  });

  it('says of a plan how much there is, and of a free week that it is one', () => {
    expect(posterOf(SHARED.plan)).toMatchObject({
      title: '这一周的学习计划',
      sentence: '这一周有1节课：豌豆思维，一起加油',
      figures: [{ value: '1' }, { value: '1' }, { value: '40' }],
    });
    expect(posterOf({ ...SHARED.plan, plan: [] } as Shared).sentence).toBe('这一周没有课，好好休息');
  });

  it('has at most three figures, of the first sections that have some', () => {
    const figures = [1, 2, 3, 4].map((value) => ({
      name: `第${value}`,
      value: String(value),
      unit: '',
      note: '',
    }));
    const [section] = SHARED.report.report?.sections ?? [];
    if (!SHARED.report.report || !section) throw new Error('no sample');
    const report = { ...SHARED.report.report, sections: [section, { ...section, figures }] };
    expect(posterOf({ ...SHARED.report, report }).figures.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });
});
