/** Checks every Go solution of the demo by the rules of Go. */
import type { Answer, BodyOf } from '../../../src/contract/questions/question.schema';
import { pointKey, type GridPoint } from '../../../src/contract/questions/points';
import { BOARDS, GO_BOARDS } from '../content/questions/boards';
import { THINGS } from '../content/questions/things';
import { kindOf } from '../../../server/domains/questions/kinds';

type Colour = 'black' | 'white';
type Stones = ReadonlyMap<string, Colour>;

const ALL = [...BOARDS, ...THINGS];

function boardOf(code: string) {
  const found = GO_BOARDS.find((one) => one.code === `weiqi-board-${code}`);
  if (found?.body.kind !== 'grid' || found.answer?.kind !== 'grid') throw new Error(`no board ${code}`);
  const body: BodyOf<'grid'> = found.body;
  const stones: Stones = new Map(body.stones.map((stone) => [pointKey(stone), stone.colour]));
  return { body, stones, right: new Set(found.answer.points.map(pointKey)) };
}

type Board = ReturnType<typeof boardOf>;

const pointOf = (key: string): GridPoint => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
};
const besides = ({ columns, rows }: BodyOf<'grid'>, key: string): string[] => {
  const { x, y } = pointOf(key);
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ]
    .filter((point) => point.x >= 0 && point.y >= 0 && point.x < columns && point.y < rows)
    .map(pointKey);
};
const freeOn = ({ body, stones }: Board): string[] =>
  Array.from({ length: body.columns * body.rows }, (_, at) =>
    pointKey({ x: at % body.columns, y: Math.floor(at / body.columns) }),
  ).filter((key) => !stones.has(key));

/** The stones connected with this one, and their liberties. */
function groupAt(body: BodyOf<'grid'>, stones: Stones, key: string) {
  const members = new Set([key]);
  for (const member of members)
    besides(body, member)
      .filter((beside) => stones.get(beside) === stones.get(key))
      .forEach((beside) => members.add(beside));
  const liberties = new Set(
    [...members].flatMap((one) => besides(body, one)).filter((one) => !stones.has(one)),
  );
  return { members, liberties };
}

const afterBlack = ({ stones }: Board, key: string): Stones => new Map([...stones, [key, 'black']]);
const whites = (stones: Stones): string[] =>
  [...stones].flatMap(([key, colour]) => (colour === 'white' ? [key] : []));
/** White stones with no liberty, or exactly one, after black's move there. */
const withLiberties = (board: Board, key: string, count: number): string[] => {
  const after = afterBlack(board, key);
  return whites(after).filter((one) => groupAt(board.body, after, one).liberties.size === count);
};
const pointsWhere = (board: Board, isSo: (key: string) => boolean): Set<string> =>
  new Set(freeOn(board).filter(isSo));

test.each([['liberties-one'], ['liberties-two']])('the liberties on %s are all of them', (code) => {
  const board = boardOf(code);
  const [stone = ''] = whites(board.stones);
  expect(board.right).toEqual(groupAt(board.body, board.stones, stone).liberties);
});

test.each([['capture-one'], ['capture-edge'], ['capture-two']])(
  'on %s the one point that captures is right',
  (code) => {
    const board = boardOf(code);
    const all = whites(board.stones).length;
    expect(board.right).toEqual(pointsWhere(board, (key) => withLiberties(board, key, 0).length === all));
  },
);

test('the only escape from atari is right, and gives three liberties', () => {
  const board = boardOf('escape');
  const black = [...board.stones].find(([, colour]) => colour === 'black')?.[0] ?? '';
  expect(groupAt(board.body, board.stones, black).liberties).toEqual(board.right);
  const [move = ''] = board.right;
  expect(groupAt(board.body, afterBlack(board, move), black).liberties.size).toBe(3);
});

test('the one double atari is right, and black is not in atari there', () => {
  const board = boardOf('double-atari');
  expect(board.right).toEqual(pointsWhere(board, (key) => withLiberties(board, key, 1).length === 2));
  const [point = ''] = board.right;
  expect(groupAt(board.body, afterBlack(board, point), point).liberties.size).toBeGreaterThan(1);
});

test('the one point that makes two eyes is right', () => {
  const board = boardOf('two-eyes');
  const black = [...board.stones].find(([, colour]) => colour === 'black')?.[0] ?? '';
  const isEye = (stones: Stones, key: string): boolean =>
    !stones.has(key) && besides(board.body, key).every((beside) => stones.get(beside) === 'black');
  const room = groupAt(board.body, board.stones, black).liberties;
  expect(room.size).toBe(3);
  const makesTwo = (key: string): boolean => {
    const after = afterBlack(board, key);
    return [...room].filter((one) => isEye(after, one)).length === 2;
  };
  expect(board.right).toEqual(pointsWhere(board, makesTwo));
});

test('named points of the board are at their usual places', () => {
  expect(boardOf('centre').right).toEqual(new Set(['6,6']));
  expect(boardOf('corner-star').right).toEqual(new Set(['15,3']));
});

test.each(ALL.map((question) => [question.code, question] as const))(
  '%s is right by its own answer, has an explanation and does not come solved',
  (_, { body, answer, explanation }) => {
    const kind = kindOf(body.kind);
    const right = answer as Answer;
    expect(kind.shapeMismatch(body, right)).toBeNull();
    expect(kind.isEmpty(right)).toBe(false);
    const rightness = kind.check(body, right, right);
    expect(rightness).toMatchObject({ wrongParts: [] });
    expect(rightness !== 'open' && rightness.right === rightness.of && rightness.of > 0).toBe(true);
    expect(kind.words(body, right)).not.toBe('');
    expect(explanation).not.toBe('');
    if (body.kind === 'order' && right.kind === 'order')
      expect(body.items.map(({ key }) => key)).not.toEqual(right.keys);
  },
);

test('there are questions of each difficulty and of each kind', () => {
  expect(new Set(ALL.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(ALL.map(({ body }) => body.kind))).toEqual(new Set(['match', 'order', 'group', 'grid']));
  expect(ALL.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ALL.map(({ code }) => code)).size).toBe(ALL.length);
});
