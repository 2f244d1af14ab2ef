/** What others read of a child that takes part. */
import { complaintOfNickname, shownNameOf } from '../../../src/contract/growth/shown-name';

interface Named {
  readonly nickname: string;
  readonly kidName: string;
}

/** A nickname that tells too much since the child's name is another is not shown. */
export const shownAs = ({ nickname, kidName }: Named): string =>
  nickname === '' || complaintOfNickname(nickname, kidName) !== undefined ? shownNameOf(kidName) : nickname;
