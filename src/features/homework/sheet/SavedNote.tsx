import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { formatOwnTime } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { draftTexts as texts } from '../drafts/texts';
import type { AnswerSheet } from './answer-sheet';
import './saved-note.scss';

/** Save state: nothing is lost, or what is not synced yet. */
export const SavedNote = observer(function SavedNote({ sheet }: { readonly sheet: AnswerSheet }) {
  const words = sayOf(sheet, useApp().serverClock);
  return (
    <View className="saved-note" {...aria({ role: 'status' })}>
      {words}
    </View>
  );
});

function sayOf({ isKept, saving, savedAt, words }: AnswerSheet, serverClock: LocalClock): string {
  switch (saving) {
    case 'nothing':
      return '';
    case 'saved':
      return texts.saved(formatOwnTime(savedAt, serverClock));
    case 'refused':
      return words || (isKept ? texts.refused : texts.notKept);
    default:
      return isKept ? texts[saving] : texts.notKept;
  }
}
