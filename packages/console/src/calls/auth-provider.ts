import type { AuthProvider } from 'react-admin';
import { CallError, type AskOf, type OperatorClient } from './client';
import { maySee } from './roles';
import type { SessionKeeper } from './session';

const OVER = 401;

export function makeAuthProvider(client: OperatorClient, keeper: SessionKeeper): AuthProvider {
  const session = () => {
    const kept = keeper.read();
    if (kept === null) throw new CallError('', OVER);
    return kept;
  };
  return {
    async login(given: AskOf<'login'>) {
      keeper.keep((await client.call('login', given)).data);
    },
    /** Also after a 401: the session that is over is then forgotten here alone. */
    async logout() {
      if (keeper.read() !== null) await client.call('logout', {}).catch(() => undefined);
      keeper.forget();
    },
    async checkAuth() {
      session();
    },
    async checkError(error: unknown) {
      if (!(error instanceof CallError) || error.status !== OVER) return;
      keeper.forget();
      throw error;
    },
    async getIdentity() {
      const { name } = session();
      return { id: name, fullName: name };
    },
    getPermissions: async () => session().role,
    canAccess: async ({ resource }) => maySee(session().role, resource),
  };
}
