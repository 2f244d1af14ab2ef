import { charactersOf, lengthOf } from '../characters';
import { digitsOf } from '../typed-digits';

/** Of a child whose name says too little to be shortened. */
export const SOME_CHILD = '小朋友';

/** What others read unless the parent chose a nickname: '*' and the last character. Of one character nothing would be hidden. */
export function shownNameOf(name: string): string {
  const characters = charactersOf(name.trim());
  const last = characters[characters.length - 1];
  return last === undefined || characters.length < 2 ? SOME_CHILD : `*${last}`;
}

/** What a nickname may not tell; undefined: it may be shown. */
export function complaintOfNickname(nickname: string, name: string): 'fullName' | 'phone' | undefined {
  const full = name.trim();
  if (lengthOf(full) >= 2 && nickname.toLowerCase().includes(full.toLowerCase())) return 'fullName';
  return digitsOf(nickname).length >= PHONE_DIGITS ? 'phone' : undefined;
}

/** As few as a number of a landline has. */
const PHONE_DIGITS = 7;
