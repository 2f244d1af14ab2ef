/**
 * Number lengths and trunk prefixes per country (ITU-T E.164 and the national numbering plans). Short landlines and
 * extensions are left out where they are ambiguous with a mobile number that includes its area code.
 */

export interface NumberPlan {
  /** A whole number without area code and trunk prefix. */
  readonly possible: RegExp;
  /** Trunk prefix: dialled before a number within the country, not part of it. */
  readonly trunk: RegExp | null;
}

type Row = readonly [digits: string, areaCodes: string];

const WITH_ZERO: readonly Row[] = [
  ['7', '291'],
  ['7,8', '961'],
  ['8', '232 373 374 382 386 389 591 598 686'],
  ['6,8', '53'],
  ['8,9', '32 51 66 213 231 250 264 355 377 381 383 385 387 593 855 886 962 963 970 971 972'],
  ['6,9', '40 252 359 421 508'],
  ['7,9', '46 243 265 423 595 967'],
  [
    '9',
    '27 31 33 41 61 93 94 211 212 218 233 249 251 254 255 256 260 261 262 263 380 590 594 596 966 994 995 996',
  ],
  ['8,10', '20 57 60 63 82 234 353 850 856 880 964 976 977'],
  ['9,10', '44 81 84 92'],
  ['7,10', '95 98 358'],
  ['10', '58 90 91'],
  ['10,11', '54 55'],
  ['6,11', '43 49'],
];

const WITHOUT: readonly Row[] = [
  ['4,7', '683'],
  ['5', '682'],
  ['5,7', '676 677 678 685 688'],
  ['6', '298 299 687'],
  ['6,7', '597'],
  ['6,8', '376'],
  ['7', '238 239 248 269 297 501 592 673 674 679 680 691 960'],
  ['7,8', '230 241 267 372 507 599 670 675 975'],
  [
    '8',
    '45 47 65 216 222 223 226 227 228 235 236 253 257 266 268 350 356 357 371 502 503 504 505 506 509 689 852 853 965 968 973 974',
  ],
  ['7,9', '48 220 354'],
  ['8,9', '224 258'],
  ['9', '34 56 221 237 240 242 244 245 351 420 992 998'],
  ['8,10', '378'],
  ['10', '30 225 229'],
  ['4,11', '352'],
  ['6,11', '379'],
];

const plan = (possible: string, trunk: string | null): NumberPlan => ({
  possible: new RegExp(`^(?:${possible})$`),
  trunk: trunk === null ? null : new RegExp(`^(?:${trunk})`),
});

/** Countries where the first digits say more than the length, or whose trunk prefix is not a single 0. */
const SPECIAL: Readonly<Record<string, NumberPlan>> = {
  // A landline keeps its 0; before a mobile it is a trunk prefix.
  '86': plan('1[3-9]\\d{9}|0\\d{9,11}', '0(?=1[3-9]\\d{9}$)'),
  '1': plan('[2-9]\\d\\d[2-9]\\d{6}', '1'),
  '7': plan('[3-9]\\d{9}', '8'),
  '36': plan('\\d{8,9}', '06'),
  '39': plan('3\\d{8,9}|0\\d{5,10}', null),
  '52': plan('\\d{10}', '01|04[45]|1'),
  '62': plan('8\\d{8,11}|[2-79]\\d{6,9}', '0'),
  '64': plan('2\\d{7,9}|[34679]\\d{7}', '0'),
  '370': plan('\\d{8}', '[08]'),
  '375': plan('\\d{9}', '80?'),
  '692': plan('\\d{7}', '1'),
  '993': plan('\\d{8}', '8'),
};

/** Four digits: a North American country whose area code is 1 plus the first three digits of the number. */
export const isIsland = (areaCode: string): boolean => /^1\d{3}$/.test(areaCode);
const ISLAND_PLAN = plan('[2-9]\\d{6}', null);

/** undefined: unknown area code. */
export function planOf(areaCode: string): NumberPlan | undefined {
  if (isIsland(areaCode)) return ISLAND_PLAN;
  const special = SPECIAL[areaCode];
  if (special) return special;
  const has = ([, areaCodes]: Row): boolean => ` ${areaCodes} `.includes(` ${areaCode} `);
  const zero = WITH_ZERO.find(has);
  const row = zero ?? WITHOUT.find(has);
  return row && plan(`(?!00)\\d{${row[0]}}`, zero ? '0' : null);
}
