import { charactersOf, cutTo, hasUnseen, joinedPoints, lengthOf } from '@/contract/characters';

const FAMILY = '👨‍👩‍👧‍👦';
const RAINBOW = '🏳️‍🌈';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';
/** Typical input, and characters that could be joined by mistake. */
const PARTS = [
  ...[
    '豆',
    'a',
    ' ',
    '1',
    '，',
    '\n',
    '\r\n',
    'é',
    'e\u0301',
    'が',
    'か\u3099',
    '😀',
    '👋🏽',
    '👩🏽‍🚀',
    '❤️',
    '❤',
    '🐈‍⬛',
    '🤷🏻‍♂️',
  ],
  ...[
    '1️⃣',
    '🇨🇳',
    '🇭🇰',
    '🇨',
    FAMILY,
    RAINBOW,
    ENGLAND,
    '☠️',
    '🏴‍☠️',
    '\u200d',
    '\ufe0f',
    '\u0301',
    '👨',
    '𠮷',
    '⚧',
  ],
];

describe('characters', () => {
  test.each([
    ['豆豆', 2],
    [' 豆豆 ', 2],
    ['', 0],
    ['😀豆', 2],
    [FAMILY, 1],
    [RAINBOW, 1],
    [ENGLAND, 1],
    ['👩🏽‍❤️‍💋‍👨🏿', 1],
    ['🇨🇳🇭🇰', 2],
    ['1️⃣', 1],
    ['e\u0301', 1],
    ['𠮷', 1],
    [`z${'\u0301'.repeat(36)}`, 4],
  ])('of %j are %d', (text, length) => expect(lengthOf(text)).toBe(length));

  test('are never cut in two', () => {
    expect(cutTo(`豆${FAMILY}${RAINBOW}`, 2)).toBe(`豆${FAMILY}`);
    expect(cutTo('豆😀', 1)).toBe('豆');
    expect(cutTo('🇨🇳🇭🇰', 1)).toBe('🇨🇳');
    expect(cutTo('豆', 0)).toBe('');
    expect(cutTo('豆豆', 5)).toBe('豆豆');
  });

  test('are the same where an engine has no segmenter', () => {
    const texts = PARTS.flatMap((one, at) =>
      PARTS.flatMap((two, of) => [one + two, `${one}${two}${PARTS[(at * 7 + of * 3) % PARTS.length]}`]),
    );
    const wrong = texts.filter((text) => joinedPoints(text).join('|') !== charactersOf(text).join('|'));
    expect(wrong).toEqual([]);
  });

  test('are separated without Intl, too', () => {
    const { Segmenter } = Intl;
    const intl: { Segmenter?: typeof Segmenter } = Intl;
    delete intl.Segmenter;
    try {
      expect(lengthOf(`豆${FAMILY}`)).toBe(2);
    } finally {
      intl.Segmenter = Segmenter;
    }
  });

  test('that are invisible are found, joined emoji are none', () => {
    expect(['小豆👨‍👩‍👧', RAINBOW, ENGLAND, '🏴‍☠️', '🐈‍⬛'].filter(hasUnseen)).toEqual([]);
    expect(['\u200d', 'a\u200db', '👨\u200d', '\u{e0067}', '🏴\u{e0067}', '豆\u200b'].every(hasUnseen)).toBe(
      true,
    );
  });
});
