import { compareVersions, studentLevel } from '@/contract/helpers';

describe('comparing versions', () => {
  test.each([
    ['1.10.0', '1.9.0', 1],
    ['1.9.0', '1.10.0', -1],
    ['1.5', '1.5.0', 0],
    ['1.5.0', '1.5', 0],
    ['1.5.1', '1.5', 1],
    ['2', '1.99.99', 1],
    ['1.4.9', '1.5.0', -1],
    ['1.30.98', '1.30.98', 0],
    ['0', '0.0.1', -1],
    ['', '0', 0],
    ['beta', '0.0', 0],
    ['01.05', '1.5', 0],
  ])('%s against %s gives %i', (left, right, expected) => {
    expect(compareVersions(left, right)).toBe(expected);
  });

  it('turns its sign when the sides are exchanged', () => {
    const versions = ['1', '1.0.1', '1.2', '1.10', '2.0.0', '0.9'];
    for (const left of versions) {
      for (const right of versions) {
        expect(compareVersions(left, right) + compareVersions(right, left)).toBe(0);
      }
    }
  });
});

describe('the student level', () => {
  it('is the first dash-separated segment of the step', () => {
    expect(studentLevel('S3-2-1')).toBe('S3');
    expect(studentLevel('S3')).toBe('S3');
    expect(studentLevel('')).toBe('');
  });
});
