import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Playback } from '@/contract/courses/replay.schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** A lesson's replay by id, for anyone. */
export class PlaybackStore {
  readonly playback = new Loadable<Playback>();
  readonly liveId: number | undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    id: string | undefined,
  ) {
    this.liveId = recordId(id);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.playback.find(this.liveId, (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number): Promise<Result<Playback>> {
    const answer = await this.app.api.call(coursesCalls.getPlayback, { liveId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_LESSON;
  }
}

const NO_SUCH_LESSON = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
