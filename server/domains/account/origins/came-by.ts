/** Attribution data of a login: stored with the account that it creates, and with the login. */
import type { accountCalls } from '../../../../src/contract/account/calls';
import type { RequestOf } from '../../../../src/contract/define';
import type { Db } from '../../../core/db/types';
import type { CallContext } from '../../../core/http/handler';
import { accountOrigins, logins, type LoginMethod } from './tables';

/** The attribution fields of a login request. */
export type CameBy = Partial<
  Pick<
    RequestOf<(typeof accountCalls)['pwdLogin']>,
    'source' | 'channel' | 'loginType' | 'ext' | 'registered' | 'autoRegisterType'
  >
> & { readonly way: LoginMethod };

interface Invitation {
  readonly presentId: string;
  /** 0: no inviter. */
  readonly inviteUid: number;
}

const NO_INVITATION: Invitation = { presentId: '', inviteUid: 0 };
const PRESENT_ID_MAX = 64;

/** `ext` is JSON from a URL, so untrusted: invalid values mean no invitation. */
export function invitationOf(ext: string | undefined): Invitation {
  try {
    const said: unknown = JSON.parse(ext ?? '');
    if (typeof said !== 'object' || said === null) return NO_INVITATION;
    const { presentId, inviteUid } = said as Readonly<Record<string, unknown>>;
    const id = Number(inviteUid);
    return {
      presentId: typeof presentId === 'string' ? presentId.slice(0, PRESENT_ID_MAX) : '',
      inviteUid: Number.isSafeInteger(id) && id > 0 ? id : 0,
    };
  } catch {
    return NO_INVITATION;
  }
}

/** Runs in the transaction that creates the account. */
export async function keepOrigin(
  db: Db,
  accountId: number,
  cameBy: CameBy,
  {
    presentId,
    inviterId,
    cameAt,
  }: Pick<Invitation, 'presentId'> & {
    readonly inviterId: number | null;
    readonly cameAt: Date;
  },
): Promise<void> {
  const { way, source, channel, loginType, registered, autoRegisterType } = cameBy;
  await db.insert(accountOrigins).values({
    ...{ accountId, way, presentId, inviterId, cameAt },
    ...{ source, channel, loginType, registered, autoRegisterType },
  });
}

export async function keepLogin(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  accountId: number,
  { way, source, channel, loginType }: CameBy,
): Promise<void> {
  await db.insert(logins).values({ accountId, way, source, channel, loginType, loggedInAt: clock.now() });
}
