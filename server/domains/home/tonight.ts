/** What waits for the parent today. Each later domain adds its line (core/hook.ts): rules of what is due stay there. */
import type { TonightLine } from '../../../src/contract/home/schema';
import { TonightKind } from '../../../src/contract/home/values';
import { hook } from '../../core/hook';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';

type Asked = Pick<CallContext, 'db' | 'clock'> & { readonly userId: number };

/** undefined: nothing of this domain waits. */
export const tonightLine = hook<[asked: Asked], TonightLine | undefined>();

export type TonightPart = Parameters<typeof tonightLine.add>[0];

const ORDER = Object.values(TonightKind);

export const tonightHandlers: HandlersOf<'getTonight'> = {
  async getTonight(_request, context) {
    const { userId } = requireSession(context);
    const { clock, db } = context;
    const lines = (await tonightLine.run({ clock, db, userId })).flatMap((line) => line ?? []);
    return lines.sort((left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind));
  },
};
