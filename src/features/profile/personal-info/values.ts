/** Form values of the private info: validation and request. */
import type { Region } from '@/contract/addresses/values';
import type { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo } from '@/contract/profile/schema';
import { type ParentRelation } from '@/contract/profile/status';
import {
  ADDR_MAX,
  KID_NAME_MAX,
  PARENT_NAME_MAX,
  RELATION_UNSAID,
  birthFault,
  textFault,
  type KidSex,
} from '@/contract/profile/values';
import type { RequestOf } from '@/contract/define';
import type { Complaints } from '@/stores/data/form';
import { infoTexts } from './texts';

export interface InfoValues {
  /** A URL, or the host's local path of a picture being uploaded; '' for none. */
  readonly headImg: string;
  readonly kidName: string;
  readonly kidSex: KidSex;
  /** 'YYYY-MM-DD'; '' for none. */
  readonly kidBornTime: string;
  readonly parentName: string;
  /** null: not set. */
  readonly parentStatus: ParentRelation | null;
  readonly region: Region | null;
  readonly addr: string;
}

export type InfoField = keyof InfoValues;

export const NO_INFO: InfoValues = {
  headImg: '',
  kidName: '',
  kidSex: 0,
  kidBornTime: '',
  parentName: '',
  parentStatus: null,
  region: null,
  addr: '',
};

export function valuesOf(info: PersonalInfo): InfoValues {
  const { headImg, kidName, kidSex, kidBornTime, parentName, parentStatus, region, addr } = info;
  return {
    headImg,
    kidName,
    kidSex,
    kidBornTime,
    parentName,
    parentStatus: parentStatus === RELATION_UNSAID ? null : (parentStatus as ParentRelation),
    region: region ?? null,
    addr,
  };
}

/** Validation; `today` is in Shanghai. The picture is validated by its upload. */
export function complaintsOf(values: InfoValues, today: string): Complaints<InfoValues> {
  const { kidName, parentName, addr, kidBornTime, parentStatus } = values;
  const birth = kidBornTime && birthFault(kidBornTime, today);
  return {
    kidName: said('kidName', textFault(kidName, KID_NAME_MAX, true)),
    parentName: said('parentName', textFault(parentName, PARENT_NAME_MAX, false)),
    addr: said('addr', textFault(addr, ADDR_MAX, false)),
    kidBornTime: birth ? infoTexts.birth[birth] : undefined,
    parentStatus: parentStatus === null ? infoTexts.relation.missing : undefined,
  };
}

const said = (
  field: 'kidName' | 'parentName' | 'addr',
  fault: ReturnType<typeof textFault>,
): string | undefined => fault && infoTexts[field][fault];

export const differences = (one: InfoValues, other: InfoValues): InfoField[] =>
  (Object.keys(one) as InfoField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );

type SaveRequest = RequestOf<(typeof profileCalls)['savePersonalInfo']>;

/** The request with the given fields. */
export function requestOf(version: number, values: InfoValues, fields: readonly InfoField[]): SaveRequest {
  const { region, parentStatus, kidSex } = values;
  const text = (field: 'headImg' | 'kidName' | 'kidBornTime' | 'parentName' | 'addr') =>
    fields.includes(field) ? { [field]: values[field].trim() } : {};
  return {
    version,
    ...text('headImg'),
    ...text('kidName'),
    ...text('kidBornTime'),
    ...text('parentName'),
    ...text('addr'),
    ...(fields.includes('kidSex') && { kidSex }),
    ...(fields.includes('parentStatus') && parentStatus !== null && { parentStatus }),
    ...(fields.includes('region') && region !== null && { region }),
  };
}
