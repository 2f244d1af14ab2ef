/** Public data of a participant. */
import { complaintOfNickname, shownNameOf } from '../../../src/contract/growth/shown-name';
import type { StudyEntry } from '../../../src/contract/straight/schema';

interface Named {
  readonly nickname: string;
  readonly kidName: string;
}

/** Hides a nickname that reveals the child's name after a change of that name. */
export const shownAs = ({ nickname, kidName }: Named): string =>
  nickname === '' || complaintOfNickname(nickname, kidName) !== undefined ? shownNameOf(kidName) : nickname;

export interface RankedRow {
  readonly userId: number;
  readonly id: number;
  readonly nickname: string;
  readonly kidName: string;
  readonly points: number;
}

export const toEntry = (row: RankedRow, at: number, viewer: number): StudyEntry => ({
  ...{ id: row.id, name: shownAs(row), place: at, points: row.points },
  isMine: row.userId === viewer,
});
