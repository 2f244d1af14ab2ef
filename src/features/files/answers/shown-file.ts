import type { AnswerFile } from '@/contract/questions/question.schema';
import { useApp } from '@/stores/app/app-context';
import { uploads, type Upload } from '../uploads';
import { answerFileTexts as texts } from '../answers/texts';

export interface ShownFile {
  /** '' when this device has no copy. */
  readonly src: string;
  /** Pending upload of this device; undefined: uploaded, or not from here. */
  readonly upload: Upload | undefined;
  /** Neither on the server nor on this device. */
  readonly isElsewhere: boolean;
  /** State in words; '' for none. */
  readonly words: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** Observable: changes during the upload. */
export function useShownFile(file: AnswerFile | undefined): ShownFile {
  const all = useApp().get(uploads);
  const upload = file && all.find(file.id);
  const url = file?.url ?? '';
  const isElsewhere = file !== undefined && url === '' && !upload && all.isReady;
  const under = upload?.state === 'done' || (url !== '' && !upload) ? undefined : upload;
  return {
    src: upload?.preview || url,
    upload: under,
    isElsewhere,
    words: isElsewhere ? texts.elsewhere : wordsOf(under),
    percent: percentOf(upload),
  };
}

const percentOf = (upload: Upload | undefined): number =>
  upload && upload.total > 0 ? Math.floor((100 * upload.sent) / upload.total) : 0;

function wordsOf(upload: Upload | undefined): string {
  switch (upload?.state) {
    case 'waiting':
      return upload.words || texts.waiting;
    case 'sending':
      return texts.sending(percentOf(upload));
    case 'paused':
      return upload.words || texts.paused;
    case 'failed':
      return upload.words;
    default:
      return '';
  }
}
