import { Tag } from '@/components/Tag';
import { CollectState } from '@/contract/materials/values';
import { collectTexts } from './texts';

const TONES = {
  [CollectState.open]: 'accent',
  [CollectState.submitted]: 'neutral',
  [CollectState.sentBack]: 'accent',
  [CollectState.accepted]: 'primary',
  [CollectState.over]: 'neutral',
} as const;

export const CollectTag = ({ state }: { readonly state: CollectState }) => (
  <Tag text={collectTexts.state[state]} tone={TONES[state]} />
);
