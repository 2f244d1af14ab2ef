import type { Platform } from './types';
import { createMiniProgramPlatform } from './weapp/create-weapp';

/** The condition is static (config/constants.ts): a build for parents contains nothing of the simulator (checked by scripts/size.mjs). */
export const createPlatform: () => Promise<Platform> = __SCENARIOS__
  ? async () => {
      const { theConsole } = await import('@/simulator/mini-program/start');
      const finish = await theConsole().start();
      return finish(await createMiniProgramPlatform());
    }
  : createMiniProgramPlatform;
