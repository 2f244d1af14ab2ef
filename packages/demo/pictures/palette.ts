import type { SubjectName } from '../../../src/contract/courses/values';

/** Colours of the drawings: those of src/styles/tokens.scss, and the families that pictures add around them. */
export const colour = {
  pea: '#0C804B',
  peaTint: '#E6F5ED',
  sun: '#FFC53D',
  sunDeep: '#F5A623',
  coral: '#CB2C34',
  ink: '#1B2620',
  inkSoft: '#626E66',
  white: '#FFFFFF',
  cream: '#FFF6E3',
  cheek: '#FF8F7A',
  leaf: '#2E9C5B',
  leafLight: '#6CC36F',
  wood: '#D9A25F',
  woodDeep: '#B27A3C',
} as const;

export interface SubjectColours {
  /** The subject's one colour. */
  readonly main: string;
  readonly deep: string;
  readonly soft: string;
  readonly tint: string;
}

/** One colour for each subject, the same everywhere; the specification's own names. */
export const subjectColours = {
  wandou: { main: '#2FA866', deep: '#0C804B', soft: '#A9DFBF', tint: '#E6F5ED' },
  yuwen: { main: '#F2765A', deep: '#CF4F38', soft: '#FBC3B1', tint: '#FFF0EB' },
  weiqi: { main: '#C8904A', deep: '#94632A', soft: '#EBCFA3', tint: '#FBF3E4' },
  biancheng: { main: '#4A8CF0', deep: '#2863C4', soft: '#B5D1FB', tint: '#EAF2FF' },
  moli: { main: '#8E74E4', deep: '#6247BD', soft: '#CFC3F7', tint: '#F2EEFF' },
  xinli: { main: '#EE7BA4', deep: '#C84F7E', soft: '#F9C6D9', tint: '#FFEFF5' },
  jianqiao: { main: '#27A5B5', deep: '#11788A', soft: '#A6DEE4', tint: '#E5F7F9' },
  math: { main: '#F7A12E', deep: '#C97608', soft: '#FCD9A0', tint: '#FFF5E2' },
} as const satisfies Record<SubjectName, SubjectColours>;

export const subjectNames = Object.keys(subjectColours) as SubjectName[];
