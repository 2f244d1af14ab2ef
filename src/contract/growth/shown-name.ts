import { charactersOf, lengthOf } from '../characters';
import { digitsOf } from '../typed-digits';

/** Fallback for a name too short to be shortened. */
export const SOME_CHILD = '小朋友';

/** Public name unless a nickname is set: 小 and the last character; doubled where 小天 is part of the real name. */
export function shownNameOf(name: string): string {
  const full = name.trim();
  const characters = charactersOf(full);
  const last = characters[characters.length - 1];
  if (last === undefined || characters.length < 2 || isLatin(last)) return SOME_CHILD;
  return [`小${last}`, `${last}${last}`].find((pet) => !full.includes(pet)) ?? SOME_CHILD;
}

const isLatin = (character: string): boolean => /^[\x20-\x7e]$/.test(character);

/** Why a nickname is refused; undefined: allowed. */
export function complaintOfNickname(nickname: string, name: string): 'fullName' | 'phone' | undefined {
  const full = name.trim();
  if (lengthOf(full) >= 2 && nickname.toLowerCase().includes(full.toLowerCase())) return 'fullName';
  return digitsOf(nickname).length >= PHONE_DIGITS ? 'phone' : undefined;
}

/** Fewest digits of a landline number. */
const PHONE_DIGITS = 7;
