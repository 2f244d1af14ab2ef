import { Button } from '@/components/Button';
import type { SubmitStore } from '@/features/homework/answering/submit-store';
import { writingTexts as texts } from '../texts';

export const HandIn = ({ store }: { readonly store: SubmitStore }) => (
  <Button block onPress={() => void store.handIn()}>
    {texts.handIn}
  </Button>
);
