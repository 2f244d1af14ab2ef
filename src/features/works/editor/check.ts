import { lengthOf } from '@/contract/characters';
import { complaintOfNickname } from '@/contract/growth/shown-name';
import { NICKNAME_MAX } from '@/contract/growth/values';
import type { WorkTopic } from '@/contract/works/schema';
import { TopicState, WORK_TITLE_LENGTH, WORK_WORDS_MAX } from '@/contract/works/values';
import type { Complaints } from '@/stores/data/form';
import { editorTexts as texts } from '../texts';
import type { WorkValues } from './kept-works';

export interface EditorValues extends WorkValues {
  readonly hasConsented: boolean;
}

interface Known {
  readonly kidName: string;
  /** The selected topic; undefined: none or unknown. */
  readonly topic: WorkTopic | undefined;
}

/** Validation before submitting. */
export function complaintsOf(values: EditorValues, { kidName, topic }: Known): Complaints<EditorValues> {
  const { coverFile, files, hasConsented, isFilm } = values;
  const { complaint } = texts;
  const length = lengthOf(values.title);
  const isTitled = length >= WORK_TITLE_LENGTH.min && length <= WORK_TITLE_LENGTH.max;
  return {
    files: files.length > 0 ? undefined : isFilm ? complaint.film : complaint.photos,
    coverFile: isFilm && files.length > 0 && !coverFile ? complaint.cover : undefined,
    title: isTitled ? undefined : complaint.title,
    words: wordsComplaint(values),
    nickname: nicknameComplaint(values, kidName),
    topicId: topic && topicComplaint(topic),
    hasConsented: hasConsented ? undefined : complaint.consent,
  };
}

/** A draft may be incomplete; text that is too long or reveals a name is stored on the device only. */
export const isStorable = (values: WorkValues, kidName: string): boolean =>
  lengthOf(values.title) <= WORK_TITLE_LENGTH.max &&
  wordsComplaint(values) === undefined &&
  nicknameComplaint(values, kidName) === undefined;

const wordsComplaint = ({ words }: WorkValues): string | undefined =>
  lengthOf(words) > WORK_WORDS_MAX ? texts.complaint.words : undefined;

function nicknameComplaint({ nickname }: WorkValues, kidName: string): string | undefined {
  if (lengthOf(nickname) > NICKNAME_MAX) return texts.complaint.nickname;
  const complaint = complaintOfNickname(nickname, kidName);
  return complaint && texts.complaint[complaint];
}

function topicComplaint({ state }: WorkTopic): string | undefined {
  if (state === TopicState.open) return undefined;
  return state === TopicState.over ? texts.topicOver : texts.topicComing;
}
