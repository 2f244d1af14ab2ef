import { startBackend, type Backend } from '../../support/backend';
import { refusedOf, shapesOf, statementsOf, type Shape } from './citus';
import { CONTENT } from './grows';
import { ONE_NODE, REFUSED_BY_PARENT } from './homes';

let backend: Backend;
let shapes: readonly Shape[];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  shapes = await shapesOf(backend.running.database.pool);
});
afterAll(() => backend.stop());

const refused = (name: string): readonly string[] =>
  REFUSED_BY_PARENT[name] ?? ONE_NODE[name]?.slice(1) ?? [];

const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('Past one PostgreSQL', () => {
  it('no table has two homes, and no list has one that is gone', () => {
    const listed = [...CONTENT, ...Object.keys(REFUSED_BY_PARENT), ...Object.keys(ONE_NODE)];
    const names = shapes.map(({ name }) => name);
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });

  it('what Citus would refuse of a key is named beside its table, and nothing else', () => {
    const found = shapes.map((shape) => [shape.name, sorted(refusedOf(shape).map(({ what }) => what))]);
    const named = shapes.map(({ name }) => [name, sorted(refused(name))]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  it('a table that may be spread as it is needs no change', () => {
    const statements = statementsOf(shapes);
    expect(statements[0]).toContain(`${CONTENT.size} tables are the same everywhere`);
    expect(statements).toContain(
      `SELECT create_distributed_table('sign_ins', 'user_id', colocate_with => 'students');`,
    );
    expect(statements.filter((line) => line.startsWith('-- first, sign_ins'))).toEqual([]);
    expect(statements).toContain('-- first, orders: unique (order_no): (user_id, order_no)');
    expect(statements).toContain(
      '-- first, homework: lesson_id → lessons: (user_id, lesson_id) → lessons (user_id, id), ON DELETE SET NULL (lesson_id)',
    );
  });

  it('a table is spread after the one it refers to', () => {
    const statements = statementsOf(shapes);
    const placeOf = (name: string) => statements.findIndex((line) => line.includes(`_table('${name}'`));
    expect(placeOf('courses')).toBeGreaterThan(-1);
    expect(placeOf('courses')).toBeLessThan(placeOf('students'));
    expect(placeOf('students')).toBeLessThan(placeOf('lessons'));
    expect(placeOf('lessons')).toBeLessThan(placeOf('homework'));
  });
});

describe('Of a table spread by user_id', () => {
  const shape: Shape = { name: 'sign_ins', mayBeNull: false, keys: [], references: [] };
  const key = { isPrimary: false, columns: ['day'] };
  const reference = { columns: ['user_id'], table: 'students', others: ['user_id'], onDelete: 'c' };

  it.each<readonly [string, Partial<Shape>, readonly string[]]>([
    ['no column to spread by', { mayBeNull: null }, ['no user_id']],
    ['one that may be empty', { mayBeNull: true }, ['user_id may be null']],
    ['a key that two parents could share', { keys: [key] }, ['unique (day)']],
    [
      'a reference to one node',
      { references: [{ ...reference, table: 'accounts' }] },
      ['user_id → accounts'],
    ],
    [
      'a reference that loses its parent',
      { references: [{ ...reference, onDelete: 'n' }] },
      ['user_id → students'],
    ],
    ['a reference to all of the parent', { references: [reference] }, []],
    ['a reference to content', { references: [{ ...reference, table: 'courses', onDelete: 'n' }] }, []],
  ])('Citus is asked about %s', (_what, change, expected) => {
    expect(refusedOf({ ...shape, ...change }).map(({ what }) => what)).toEqual(expected);
  });

  it('a table that is the same everywhere must not refer to it', () => {
    const content = { ...shape, name: 'courses', references: [reference] };
    expect(refusedOf(content).map(({ what }) => what)).toEqual(['user_id → students']);
  });
});
