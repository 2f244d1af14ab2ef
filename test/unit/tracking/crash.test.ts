import { crashOf } from '@/services/tracking/crash';

const thrown = (message: string, stack = ''): unknown => Object.assign(new Error(message), { stack });

describe('the report of a crash', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    ['no kid called 王小豆 in 一班', 'no kid called … in …'],
    ['call 138 0000 0003 or 13800000003', 'call # or #'],
    [`Unexpected token '王', "王小豆 1380" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    ['Failed to fetch https://a.example/x?token=abc&b=1', 'Failed to fetch https://a.example/x'],
    ['at /growUp?shareKey=AbCd1234efGh', 'at /growUp'],
    ['token eyJhbGciOiJIUzI1NiJ9abc refused', 'token … refused'],
    ['mail anna@example.com', 'mail …'],
    ['x'.repeat(400), 'x'.repeat(200)],
  ])('holds no value of a parent’s: %s', (message, report) => {
    expect(crashOf(thrown(message)).reason).toBe(report);
  });

  it.each([
    [
      'Chrome',
      'TypeError: no 王小豆\n    at open (https://app.example/js/7.ab12.js?token=x:1:23456)\n    at https://app.example/js/app.js:2:1',
      'open@js/7.ab12.js:1:23456\n@js/app.js:2:1',
    ],
    [
      'Safari',
      'open@https://app.example/js/7.js:1:234\n@https://app.example/js/app.js:2:1',
      'open@js/7.js:1:234\n@js/app.js:2:1',
    ],
    ['WeChat', 'at k (https://usr/app-service.js:1:2)\nat Array.map (<anonymous>)', 'k@app-service.js:1:2'],
  ])('names the places of %s by file, line and column', (_who, stack, report) => {
    expect(crashOf(thrown('no', stack)).stack).toBe(report);
  });

  it('keeps the twelve innermost places', () => {
    const stack = Array.from(
      { length: 40 },
      (_, line) => `    at f${line} (https://a.example/a.js:${line}:1)`,
    );
    expect(crashOf(thrown('no', stack.join('\n'))).stack.split('\n')).toHaveLength(12);
  });

  it('is there for whatever was thrown, the mini program’s text too', () => {
    expect(crashOf(undefined)).toEqual({ name: 'undefined', reason: '', stack: '' });
    expect(crashOf(7)).toEqual({ name: 'number', reason: '', stack: '' });
    expect(crashOf('MiniProgramError\nno\n    at k (https://usr/a.js:1:2)')).toEqual({
      name: 'Error',
      reason: 'MiniProgramError',
      stack: 'k@a.js:1:2',
    });
    expect(crashOf({ name: '王小豆', message: {}, stack: 4 })).toEqual({
      name: 'Error',
      reason: '',
      stack: '',
    });
  });
});
