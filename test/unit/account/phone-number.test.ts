import fc from 'fast-check';
import { AREA_CODES } from '../../../server/domains/account/look-ups/area-code-list';
import { earlierSpellingsOf, identityOf, phoneNumberOf } from '@/contract/account/phone-number';
import { planOf } from '@/contract/account/phone-plans';

const whole = ({ areaCode, number }: { readonly areaCode: string; readonly number: string }): string =>
  `${areaCode} ${number}`;
const read = (areaCode: string, typed: string): string => whole(phoneNumberOf(areaCode, typed));

/** Mobile numbers by pattern, with the national trunk prefix; '' if there is none. */
const COUNTRIES = [
  { areaCode: '86', shape: /^1[3-9]\d{9}$/, trunk: '0' },
  { areaCode: '852', shape: /^[5-9]\d{7}$/, trunk: '' },
  { areaCode: '853', shape: /^6\d{7}$/, trunk: '' },
  { areaCode: '886', shape: /^9\d{8}$/, trunk: '0' },
  { areaCode: '65', shape: /^[89]\d{7}$/, trunk: '' },
  { areaCode: '1', shape: /^[2-9]\d\d[2-9]\d{6}$/, trunk: '1' },
  { areaCode: '1264', shape: /^[2-9]\d{6}$/, trunk: '' },
  { areaCode: '44', shape: /^7[1-57-9]\d{8}$/, trunk: '0' },
  { areaCode: '61', shape: /^4\d{8}$/, trunk: '0' },
  { areaCode: '81', shape: /^[789]0\d{8}$/, trunk: '0' },
  { areaCode: '82', shape: /^10\d{8}$/, trunk: '0' },
  { areaCode: '33', shape: /^[67]\d{8}$/, trunk: '0' },
  { areaCode: '49', shape: /^1[5-7]\d{8,9}$/, trunk: '0' },
  { areaCode: '39', shape: /^3\d{8,9}$/, trunk: '' },
  { areaCode: '7', shape: /^9\d{9}$/, trunk: '8' },
  { areaCode: '36', shape: /^[237]0\d{7}$/, trunk: '06' },
  { areaCode: '52', shape: /^[2-9]\d{9}$/, trunk: '01' },
  { areaCode: '55', shape: /^[1-9]{2}9\d{8}$/, trunk: '0' },
  { areaCode: '60', shape: /^1\d{8}$/, trunk: '0' },
  { areaCode: '62', shape: /^8\d{8,10}$/, trunk: '0' },
  { areaCode: '63', shape: /^9\d{9}$/, trunk: '0' },
  { areaCode: '64', shape: /^2\d{7,9}$/, trunk: '0' },
  { areaCode: '66', shape: /^[689]\d{8}$/, trunk: '0' },
  { areaCode: '84', shape: /^[35789]\d{8}$/, trunk: '0' },
  { areaCode: '91', shape: /^[6-9]\d{9}$/, trunk: '0' },
  { areaCode: '971', shape: /^5\d{8}$/, trunk: '0' },
  { areaCode: '972', shape: /^5\d{8}$/, trunk: '0' },
] as const;

const phones = fc
  .constantFrom(...COUNTRIES)
  .chain(({ areaCode, shape, trunk }) =>
    fc.stringMatching(shape).map((number) => ({ areaCode, number, trunk })),
  );

/** Inserts separators between the digits, as address books, messages and keyboards do. */
const grouped = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', '', '', ' ', '-', '.', '\u00a0', ' - ', '\u202c'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((gaps) => [...text].map((sign, at) => sign + (at === 0 ? '' : (gaps[at] ?? ''))).join(''));

const DIGITS = {
  plain: (text: string) => text,
  fullWidth: (text: string) =>
    text.replace(/[+\d]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  arabic: (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
};

/** One phone number in two spellings. */
const spelled = phones.chain((phone) => {
  const { areaCode, number, trunk } = phone;
  const format = fc
    .constantFrom(
      number,
      trunk + number,
      areaCode + number,
      `+${areaCode}${number}`,
      `+${areaCode}${trunk}${number}`,
      `00${areaCode}${number}`,
      `00${areaCode}${trunk}${number}`,
      `(+${areaCode})${number}`,
      `+${areaCode} (${trunk})${number}`,
      `\u202a+${areaCode}${number}`,
      `tel:+${areaCode}${number}`,
    )
    .chain(grouped)
    .chain((text) => fc.constantFrom(...Object.values(DIGITS)).map((write) => write(text)));
  return fc.record({ phone: fc.constant(phone), one: format, other: format });
});

describe('a phone number', () => {
  it.each([
    ['86', '+86 138 0000 0003', '86 13800000003'],
    ['86', '008613800000003', '86 13800000003'],
    ['86', '（+86）13800000003', '86 13800000003'],
    ['86', '１３８０００００００３', '86 13800000003'],
    ['86', '8613800000003', '86 13800000003'],
    ['86', '013800000003', '86 13800000003'],
    ['86', '+13800000003', '86 13800000003'],
    ['0086', '138-0000-0003', '86 13800000003'],
    ['44', '07911123456', '44 7911123456'],
    ['44', '7911123456', '44 7911123456'],
    ['44', '+44 07911 123456', '44 7911123456'],
    ['44', '+44 (0)7911 123456', '44 7911123456'],
    ['7', '8 (916) 123-45-67', '7 9161234567'],
    ['36', '06 30 123 4567', '36 301234567'],
    ['52', '+52 1 55 1234 5678', '52 5512345678'],
    ['1264', '(264) 555-1234', '1264 5551234'],
  ])('with area code %s, typed as %s, is %s', (areaCode, typed, phone) => {
    expect(read(areaCode, typed)).toBe(phone);
  });

  it.each([
    ['39', '06 6981 2345', '39 0669812345'],
    ['39', '393 1234567', '39 3931234567'],
    ['86', '010-12345678', '86 01012345678'],
    ['852', '85212345', '852 85212345'],
    ['225', '0712345678', '225 0712345678'],
  ])('keeps what belongs to it: with area code %s, %s is %s', (areaCode, typed, phone) => {
    expect(read(areaCode, typed)).toBe(phone);
  });

  it.each([
    ['86', '+852 9123 4567', '852 91234567'],
    ['86', '0044 7911 123456', '44 7911123456'],
    ['852', '+86 138 0000 0003', '86 13800000003'],
    ['86', '+1 (212) 555-1234', '1 2125551234'],
    ['1809', '829 555 1234', '1 8295551234'],
  ])('of another country says so: with area code %s, %s is %s', (areaCode, typed, phone) => {
    expect(read(areaCode, typed)).toBe(phone);
  });

  it.each(['+999 123 4567', '+86', '+'])('is none while it is unknown whose %s is', (typed) => {
    expect(phoneNumberOf('86', typed).number).toBe(typed.replace(/ /g, ''));
  });

  it('has one identity however it is written', () => {
    fc.assert(
      fc.property(spelled, ({ phone, one, other }) => {
        const { areaCode } = phone;
        expect(read(areaCode, one)).toBe(whole(phone));
        expect(identityOf(phoneNumberOf(areaCode, one))).toBe(identityOf(phoneNumberOf(areaCode, other)));
      }),
      { numRuns: 400 },
    );
  });

  it('has it with any area code chosen, where it names its own', () => {
    fc.assert(
      fc.property(phones, fc.constantFrom(...COUNTRIES), ({ areaCode, number }, { areaCode: chosen }) => {
        const meant = phoneNumberOf(chosen, `+${areaCode} ${number}`);
        expect(identityOf(meant)).toBe(identityOf({ areaCode, number }));
      }),
      { numRuns: 400 },
    );
  });

  it('never has the identity of another', () => {
    fc.assert(
      fc.property(phones, phones, (one, other) => {
        fc.pre(one.areaCode + one.number !== other.areaCode + other.number);
        const [first, second] = [one, other].map(({ areaCode, number }) => phoneNumberOf(areaCode, number));
        expect(first && identityOf(first)).not.toBe(second && identityOf(second));
      }),
      { numRuns: 400 },
    );
  });

  it('is the same read again, whatever was typed', () => {
    const codes = fc.constantFrom(...AREA_CODES.map(([, areaCode]) => areaCode), '', '999');
    const signs = fc.string({ unit: fc.constantFrom(...'+0011234567889 -()a'), maxLength: 20 });
    fc.assert(
      fc.property(codes, signs, (areaCode, typed) => {
        const once = phoneNumberOf(areaCode, typed);
        expect(phoneNumberOf(once.areaCode, once.number)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('names every spelling that it may have been kept under', () => {
    const names = earlierSpellingsOf({ areaCode: '44', number: '7911123456' }).map(whole);
    expect(names).toEqual(
      expect.arrayContaining(['44 7911123456', '44 07911123456', '44 447911123456', '44 00447911123456']),
    );
    expect(earlierSpellingsOf({ areaCode: '86', number: '13800000003' }).map(whole)).toEqual(
      expect.arrayContaining(['86 8613800000003', '86 013800000003']),
    );
    expect(earlierSpellingsOf({ areaCode: '1', number: '2645551234' }).map(whole)).toEqual(
      expect.arrayContaining(['1264 5551234', '1 12645551234']),
    );
  });

  it('can be of every country that can be chosen', () => {
    expect(AREA_CODES.filter(([, areaCode]) => planOf(areaCode) === undefined)).toEqual([]);
  });
});
