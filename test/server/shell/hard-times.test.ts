/** Crowds, silence and strangers: what may not take the backend away from others. */
import { startBackend } from '../support/backend';
import { Visitor } from '../support/visitor';

describe('Pictures and files', () => {
  it('take nothing from the calls of their address', async () => {
    const strict = await startBackend({ env: { RATE_LIMIT_PER_MINUTE: '2' } });
    const parent = new Visitor(strict);
    for (let picture = 0; picture < 5; picture += 1) {
      expect((await parent.raw({ url: '/files/none.png' })).status).toBe(404);
    }
    expect((await parent.ask('getIsGray')).status).toBe(200);
    expect((await parent.ask('getIsGray')).status).toBe(200);
    const refused = await parent.ask('getIsGray');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await strict.stop();
  });
});
