import { complaintOfNickname } from '@/contract/growth/shown-name';
import type { Complaints } from '@/stores/form';
import { sharingTexts as texts } from './texts';

const WORDS = { fullName: texts.noFullName, phone: texts.noPhone } as const;

/** Empty is allowed: others then see the shortened name. */
export function complaintsOf(nickname: string, name: string): Complaints<{ name: string }> {
  const complaint = complaintOfNickname(nickname, name);
  return complaint ? { name: WORDS[complaint] } : {};
}
