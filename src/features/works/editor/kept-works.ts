/** Unsubmitted works on the device, by user and work, beside the server's draft. */
import type { RequestOf } from '@/contract/define';
import type { worksCalls } from '@/contract/works/calls';
import type { WorkKind } from '@/contract/works/values';
import type { AppStorage } from '@/services/storage/app-storage';
import { isListOf, isShape } from '@/services/storage/shapes';
import { Shelf } from '@/services/sync/shelf';
import type { AnswerFile } from '@/contract/questions/question.schema';

export type WorkValues = Omit<RequestOf<typeof worksCalls.saveWork>, 'id' | 'submissionId' | 'kind'>;

export interface KeptWork {
  /** 0: not saved on the server. */
  readonly id: number;
  readonly submissionId: string;
  /** Has changes that the server lacks. */
  readonly isDirty: boolean;
  readonly values: WorkValues;
}

const isFile = isShape<AnswerFile>({
  ...{ id: 'string', url: 'string', name: 'string', bytes: 'number', seconds: 'number' },
});

const isValues = (value: unknown): value is WorkValues =>
  isShape<WorkValues>({ title: 'string', words: 'string', nickname: 'string', topicId: 'number' })(value) &&
  typeof value.isFilm === 'boolean' &&
  isListOf(isFile)(value.files) &&
  (value.coverFile === null || isFile(value.coverFile));

const isKept = (value: unknown): value is KeptWork =>
  isShape<KeptWork>({ id: 'number', submissionId: 'string' })(value) && isValues(value.values);

const MOST_WORKS = 20;

export const keptWorks = (storage: AppStorage): Shelf<KeptWork> =>
  new Shelf(storage, { name: 'works.draft', version: 1, most: MOST_WORKS, isValid: isKept });

/** A new work is stored under its kind until submitted, so that the editor without an id resumes it. */
export const keyOf = (kind: WorkKind, id: number): string => (id > 0 ? `${kind}.${id}` : `${kind}.new`);

export const emptyWork = (isFilm: boolean, topicId = 0): WorkValues => ({
  ...{ title: '', words: '', nickname: '', topicId, isFilm, files: [], coverFile: null },
});

export const saysNothing = ({ coverFile, files, title, words }: WorkValues): boolean =>
  title.trim() === '' && words.trim() === '' && files.length === 0 && coverFile === null;

export const filesOf = ({ coverFile, files }: WorkValues): readonly AnswerFile[] =>
  coverFile ? [...files, coverFile] : files;

/** Ids of files without a URL. */
export const unsentOf = (values: WorkValues): string[] =>
  filesOf(values)
    .filter(({ url }) => url === '')
    .map(({ id }) => id);
