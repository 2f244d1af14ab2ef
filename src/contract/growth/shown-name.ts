import { charactersOf, lengthOf } from '../characters';
import { digitsOf } from '../typed-digits';

/** Fallback for a name too short to be shortened. */
export const SOME_CHILD = '小朋友';

/** Public name unless a nickname is set: '*' and the last character. A one-character name would not be masked by that. */
export function shownNameOf(name: string): string {
  const characters = charactersOf(name.trim());
  const last = characters[characters.length - 1];
  return last === undefined || characters.length < 2 ? SOME_CHILD : `*${last}`;
}

/** Why a nickname is refused; undefined: allowed. */
export function complaintOfNickname(nickname: string, name: string): 'fullName' | 'phone' | undefined {
  const full = name.trim();
  if (lengthOf(full) >= 2 && nickname.toLowerCase().includes(full.toLowerCase())) return 'fullName';
  return digitsOf(nickname).length >= PHONE_DIGITS ? 'phone' : undefined;
}

/** Fewest digits of a landline number. */
const PHONE_DIGITS = 7;
