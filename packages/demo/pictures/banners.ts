/**
 * Banners: a scene with words at the left. What the scene marks as `lead` moves to the right of them, what it marks as `aside` is left
 * out. Words are outlines (lettering.json): a server that draws other widths may have no fonts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../../../server/domains/files/drawings';
import { withoutUnused } from './svg';

/** Of Noto Sans CJK SC (SIL Open Font License), written by scripts/make-lettering.mjs: by character, '<width> <outline>'. */
const LETTERING = JSON.parse(readFileSync(join(__dirname, 'lettering.json'), 'utf8')) as Readonly<
  Record<'bold' | 'regular', Readonly<Record<string, string>>>
>;

/** Where the leading part of each scene goes. */
const LEADS = {
  'balloon-ride': 'translate(196 0)',
  'building-blocks': 'translate(194 45) scale(.82)',
  'gift-party': 'translate(195 0)',
  'learning-path': '',
  'live-lesson': 'translate(276 56) scale(.76)',
  'night-stories': 'translate(252 35) scale(.85)',
  welcome: 'translate(252 20) scale(.92)',
} as const;

interface Banner {
  readonly scene: keyof typeof LEADS;
  /** At most six characters. */
  readonly headline: string;
  /** At most twelve. */
  readonly line: string;
}

export const BANNERS = {
  courses: { scene: 'balloon-ride', headline: '新学期选好课', line: '和豌豆一起出发' },
  live: { scene: 'live-lesson', headline: '本周直播课', line: '看看这周上哪几节课' },
  trial: { scene: 'live-lesson', headline: '免费试听课', line: '名师直播，在家面对面' },
  stories: { scene: 'night-stories', headline: '睡前听故事', line: '十分钟，听完就睡' },
  camp: { scene: 'building-blocks', headline: '动手搭一搭', line: '数学原来这么好玩' },
  invite: { scene: 'gift-party', headline: '邀请好友', line: '一起领好礼' },
  pk: { scene: 'learning-path', headline: '学霸专区', line: '每周一次的学习PK' },
  contest: { scene: 'learning-path', headline: '每周比一比', line: '和大家一起学习' },
  reading: { scene: 'night-stories', headline: '亲子共读', line: '陪孩子读一本好书' },
  afterClass: { scene: 'building-blocks', headline: '课后动手做', line: '学过的知识记得牢' },
  puzzle: { scene: 'building-blocks', headline: '搭搭想想', line: '玩出空间感' },
  speaking: { scene: 'welcome', headline: '大声说出来', line: '看看这周讲什么' },
  babyStudy: { scene: 'welcome', headline: '还想学一点', line: '去宝贝学看看' },
  works: { scene: 'building-blocks', headline: '晒晒作品', line: '动手搭，给大家看看' },
  english: { scene: 'welcome', headline: '开口说英语', line: '录一段，放进宝贝秀' },
} as const satisfies Readonly<Record<string, Banner>>;

export type BannerName = keyof typeof BANNERS;
export const bannerNames = Object.keys(BANNERS) as BannerName[];

export const bannerKey = (name: BannerName): string => `pictures/banners/${name}.svg`;

/** Accessible text: the words that are seen. */
export const bannerTitle = (name: BannerName): string => `${BANNERS[name].headline}，${BANNERS[name].line}`;

const LEFT = 40;
export const WORDS = {
  headline: { letters: 'bold', size: 58, baseline: 122 },
  line: { letters: 'regular', size: 28, baseline: 172 },
} as const;
/** Of the light scenes and of the night. */
const INKS = {
  day: { headline: '#1B2620', line: '#1B2620' },
  night: { headline: '#FFF6E3', line: '#FFF6E3' },
};
export const inksOf = (name: BannerName) => INKS[BANNERS[name].scene === 'night-stories' ? 'night' : 'day'];

/** Box of the words, to the right and lower end of the longer one. */
export function wordsBox(name: BannerName) {
  const widths = (['headline', 'line'] as const).map((part) => WORDS[part].size * BANNERS[name][part].length);
  const { headline, line } = WORDS;
  const top = headline.baseline - headline.size;
  return { left: LEFT, top, width: Math.max(...widths), height: line.baseline + line.size / 4 - top };
}

function written(name: BannerName, part: keyof typeof WORDS): string {
  const { baseline, letters, size } = WORDS[part];
  let x = 0;
  const glyphs = [...BANNERS[name][part]].map((character) => {
    const [, width, outline] = /^(\d+) (.+)$/.exec(LETTERING[letters][character] ?? '') ?? [];
    if (outline === undefined) throw new Error(`No outline of ${character}: scripts/make-lettering.mjs`);
    const drawn = `<path transform="translate(${x} 0)" d="${outline}"/>`;
    x += Number(width);
    return drawn;
  });
  const scale = size / 1000;
  const ink = inksOf(name)[part];
  const place = `translate(${LEFT} ${baseline}) scale(${scale} -${scale})`;
  return `<g transform="${place}" fill="${ink}" stroke="${ink}" stroke-width="12">${glyphs.join('')}</g>`;
}

/** The scene as it stands beside words. */
export function sceneBeside(name: BannerName): string {
  const { scene } = BANNERS[name];
  const svg = readFileSync(join(__dirname, 'scenes', `${scene}.svg`), 'utf8')
    .replaceAll(/<!--aside-->.*?<!--\/aside-->/gs, '')
    .replaceAll('<!--lead-->', `<g transform="${LEADS[scene]}">`)
    .replaceAll('<!--/lead-->', '</g>');
  return withoutUnused(svg);
}

export const drawnBanners = (): readonly Drawing[] =>
  bannerNames.map((name) => ({
    key: bannerKey(name),
    svg: sceneBeside(name).replace('</svg>', `${written(name, 'headline')}${written(name, 'line')}</svg>`),
  }));
