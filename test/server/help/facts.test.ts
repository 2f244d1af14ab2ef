/** Texts for parents agree with the product: its limits, and the labels of its controls. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_ARTICLES } from '../../../packages/demo/content/help/articles';
import { DEMO_PAGES } from '../../../packages/demo/pages/catalogue';
import { FACTS, filled, filledIn } from '../../../server/core/facts';
import { GUIDES } from '../../../server/domains/guides/content';
import { userAgreement } from '../../../server/domains/account/agreements/texts/user';
import { userPrivacy } from '../../../server/domains/account/agreements/texts/privacy';
import { userChildrenPrivacy } from '../../../server/domains/account/agreements/texts/children';
import { cancellationAgreement } from '../../../server/domains/account/agreements/texts/cancellation';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** Texts of help, consultation and guides. */
const WRITTEN: Readonly<Record<string, unknown>> = {
  help: HELP_ARTICLES.map(({ name, articles }) => [name, articles.map(({ title, lines }) => [title, lines])]),
  consultation: [DEMO_PAGES['consult'], DEMO_PAGES['arrange']],
  guides: GUIDES.map(({ title, words, steps, notes, next }) => ({
    ...{ title, words, notes },
    steps: steps.map((step) => [step.title, step.words]),
    next: [next?.text, next?.where],
  })),
};
const AGREEMENTS: Readonly<Record<string, unknown>> = {
  user: userAgreement.sections,
  privacy: userPrivacy.sections,
  children: userChildrenPrivacy.sections,
  cancellation: cancellationAgreement.sections,
};

/** Names in “ ” of a text; a path like “a > b” is two names. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].flatMap(([, name = '']) => name.split(/ > |—|、/));

/** Words in “ ” that are no labels of this product: browsers, forms, quotations. */
const ELSEWHERE = new Set(['允许', '*', '我们', '您', '儿童', '请您注意']);

const literals = (files: readonly string[]) =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(['`])((?:(?!\1)[^\n])+)\1/g)].map(([, , text = '']) => text),
    ),
  );
/** All texts of the product: screens, default tabs, kinds of forms. */
const words = literals([
  ...filesBelow('src').filter((file) => !file.includes('simulator')),
  ...filesBelow('server').filter((file) =>
    /home\/slots\/seed|messages\.ts$|evaluations\/texts\.ts$/.test(file),
  ),
]);
/** A text that ends in a number or name is compared by its beginning. */
const nameOf = (text: string) => (text.split('${')[0] ?? '').trim().replace(/[？。]$/, '');
const shown = new Set([...words].flatMap((text) => [nameOf(text), ...namesIn(text)]));

describe('What is written for parents', () => {
  it.each(Object.keys(WRITTEN))(
    'names every limit and term of the product as a fact, no number by itself: %s',
    (of) => {
      const text = JSON.stringify(WRITTEN[of]);
      expect(text.match(/[^"]{0,12}\d[^"]{0,8}/g) ?? []).toEqual([]);
      expect(filled(text)).not.toMatch(/\{\w+\}/);
    },
  );

  it.each(Object.entries({ ...WRITTEN, ...AGREEMENTS }))(
    'names nothing that one cannot tap or find: %s',
    (_of, text) => {
      const names = namesIn(JSON.stringify(text)).filter((name) => !ELSEWHERE.has(name));
      expect(names.filter((name) => !shown.has(name))).toEqual([]);
    },
  );

  it('has no fact without a text', () => {
    const named = new Set(
      [...filesBelow('server'), ...filesBelow('packages/demo/content'), ...filesBelow('packages/demo/pages')]
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\{(\w+)\}/g)])
        .map(([, name]) => name),
    );
    expect(Object.keys(FACTS).filter((name) => !named.has(name))).toEqual([]);
  });

  it('is refused where it names a fact that is not there', () => {
    expect(() => filledIn([{ words: '开课{hours}小时前' }])).toThrow('hours');
    expect(filledIn([{ words: '开课{leaveHours}小时前' }])).toEqual([
      { words: `开课${FACTS.leaveHours}小时前` },
    ]);
  });
});

describe('Words of screens and answers', () => {
  const files = [...filesBelow('src'), ...filesBelow('server')]
    .filter((file) => /(texts|messages)\.ts$/.test(file))
    .filter((file) => !/simulator|examples|gallery|demo/.test(file));
  const LIMIT = /\d+(?:\.\d+)? ?(?:小时|天内|分钟后|分钟提醒|MB|个工作日)|半小时|(?:iOS|Android|安卓) ?\d/;

  it('take their limits from the constants of the code', () => {
    const found = files.flatMap((file) =>
      [...literals([file])].filter((text) => LIMIT.test(text)).map((text) => `${file}: ${text}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('say of a deadline before a lesson how many hours before it, never that it begins then', () => {
    const found = files.flatMap((file) =>
      [...literals([file])].filter((text) => /开课前[^，。]*小时(?:可以|都可以)/.test(text)),
    );
    expect(found).toEqual([]);
  });
});
