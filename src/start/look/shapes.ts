/** In what boxes a screen comes that nobody has kept: by the words of its address, of which the specification has a few. */

export type Shape = 'list' | 'detail' | 'form' | 'result';

const SHAPES: readonly (readonly [Shape, RegExp])[] = [
  ['result', /result|finish$|completed|waiting|step3/i],
  ['form', /edit$|form$|submit|upload|feedback|survey|nps|password|step2|improve|settingUp|selectAge|login/i],
  [
    'detail',
    /detail|report(?!List)|play|protocol|privacy|userAgreement|content|replay|guide|snapshot|rule$/i,
  ],
];
/** One of the things that the page lists otherwise. */
const ONE = /[?&]\w*id=/i;

export function shapeOf(path: string, query: string): Shape {
  const found = SHAPES.find(([, words]) => words.test(path))?.[0];
  return found ?? (ONE.test(query) ? 'detail' : 'list');
}
